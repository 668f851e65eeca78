import { productTypes } from '@portal/contract/product-types.ts';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

import { FigureTile } from './figure-tile.tsx';
import { FigureSprite, getFigureName } from './figure.tsx';

it('carries each figure once, and every product type finds its own', async () => {
  const names = productTypes.map((productType) => getFigureName({ productType }));
  const { container } = await render(
    <>
      <FigureSprite names={names} />
      {productTypes.map((productType) => (
        <FigureTile key={productType} productType={productType} />
      ))}
      <FigureTile productType="NOE_NYTT" />
      <FigureTile productType={undefined} />
    </>,
  );
  const ids = [...container.querySelectorAll('symbol')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const uses = [...container.querySelectorAll('use')];
  expect(uses).toHaveLength(productTypes.length + 2);
  for (const use of uses) {
    expect(container.querySelector(use.getAttribute('href') ?? '')?.childElementCount).toBeGreaterThan(1);
  }
});
