import { expect, test } from 'vitest';
import { escapeHtml } from './escape-html.ts';

test('no text can leave the place it was put in', () => {
  expect(escapeHtml(`"><script>alert('1')</script>&`)).toBe(
    '&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;',
  );
});
