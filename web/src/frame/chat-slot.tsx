import { useState } from 'react';

import { loadScript } from '../lib/load-script.ts';
import { parseLink } from '../lib/link-rule.ts';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { scriptOnly } from '../ui/without-script.tsx';
import styles from './chat-slot.module.css';
import { tekster } from './tekster.nb.ts';

/**
 * Where the configured chat appears. The third-party script is loaded only when the visitor asks for the chat, and then
 * needs no consent. The script looks for `#chat`.
 */
export function ChatSlot({ script }: { script: string | undefined }) {
  const [state, setState] = useState<'closed' | 'loading' | 'open' | 'failed'>('closed');
  const link = parseLink(script);
  if (link === undefined) return null;
  const open = () => {
    setState('loading');
    loadScript(link.href).then(
      () => setState('open'),
      () => setState('failed'),
    );
  };
  return (
    // A chat needs JavaScript.
    <div className={classNames(styles['slot'], scriptOnly)}>
      {state !== 'open' && (
        <Button variant="secondary" narrow onClick={state === 'loading' ? undefined : open}>
          {tekster.bunntekst.chat}
        </Button>
      )}
      <p role="status">{state === 'failed' && tekster.bunntekst.chatFeilet}</p>
      <div id="chat" />
    </div>
  );
}
