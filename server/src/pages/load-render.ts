import path from 'node:path';

import type { RenderPage } from '@portal/contract/page.ts';
import { alleSprak, type Sprak } from '@portal/contract/sprak.ts';

/**
 * What renders a page, in its language.
 * @param folder of the server's build, which has an entry for each language
 */
export async function loadRender(folder: string): Promise<RenderPage> {
  const load = async (sprak: Sprak): Promise<RenderPage> => {
    const entry: { render: RenderPage } = await import(path.join(folder, `entry.${sprak}.js`));
    return entry.render;
  };
  const [nb, nn, en] = await Promise.all(alleSprak.map(load));
  if (!nb || !nn || !en) throw new Error('A language has no build');
  const bySprak: Record<Sprak, RenderPage> = { nb, nn, en };
  return (request) => bySprak[request.sprak](request);
}
