import { html } from '../kit/html.ts';
import { renderPage } from '../kit/page.ts';

const OVERVIEW_PATH = '/privat/forsikring/oversikt';

export function toBankName(shortname: string | undefined): string {
  return `Banken ${shortname ?? ''}`.trimEnd();
}

/** The local host name on which browsers reach a distributor's portal. */
function toPortalHost(shortname: string): string {
  return shortname === 'none' ? 'localhost' : `${shortname}.localhost`;
}

/** The bank's front page, with the ways into the portal. `ports` are those of the bank's host and of the portal. */
export function renderBankPage(
  shortname: string,
  ports: { bank: number | undefined; portal: number | undefined },
): string {
  const host = toPortalHost(shortname);
  return renderPage({
    owner: toBankName(shortname),
    title: 'Nettbanken',
    content: html`<p>Her er kunden logget inn i banken sin.</p>
      ${
        ports.portal === undefined
          ? html``
          : html`<ul>
              <li>
                <a href="http://nettbank.${host}:${ports.bank}/bank/${shortname}/nettbank">
                  Forsikring i nettbanken
                </a>
              </li>
              <li>
                <a href="http://${host}:${ports.portal}/bank/${shortname}/mobilbank">
                  Forsikring i mobilbanken
                </a>
              </li>
              <li><a href="http://${host}:${ports.portal}${OVERVIEW_PATH}">Forsikring for seg selv</a></li>
            </ul>`
      }`,
  });
}

/** The bank's own page with the portal in a frame. */
export function renderWebBankPage(shortname: string, portalPort: number): string {
  return renderPage({
    owner: toBankName(shortname),
    title: 'Forsikring i nettbanken',
    content: html`<p>Portalen står i en ramme på bankens egen side.</p>
      <iframe
        title="Forsikring"
        width="100%"
        height="760"
        src="http://${toPortalHost(shortname)}:${portalPort}${OVERVIEW_PATH}"
      ></iframe>`,
  });
}

type Platform = 'ios' | 'android';

/**
 * Plays the bank's app: a frame instead of its web view, and a list of what the app's own browser was asked to open.
 * It is on the portal's host, so that it can put its bridge into the frame, as an app does.
 */
export function renderMobileBankPage(shortname: string, platform: Platform): string {
  const other: Platform = platform === 'ios' ? 'android' : 'ios';
  return renderPage({
    owner: toBankName(shortname),
    title: `Mobilbanken på ${platform === 'ios' ? 'iOS' : 'Android'}`,
    content: html`<p>
        Portalen står der appen har sin nettleser. Logg inn utenfor rammen først, siden innloggingen ikke lar
        seg ramme inn.
      </p>
      <p>
        <a href="/bank/${shortname}/mobilbank?plattform=${other}">Bytt til ${other}</a> ·
        <a href="/bank/${shortname}/mobilbank/avslutt">Avslutt appen</a>
      </p>
      <iframe
        id="app"
        title="Appen"
        width="390"
        height="760"
        data-platform="${platform}"
        src="${OVERVIEW_PATH}"
      ></iframe>
      <h2>Åpnet i appens egen nettleser</h2>
      <ol id="opened" aria-live="polite"></ol>
      <script>
        const frame = document.getElementById('app');
        const openExternal = (url) => {
          const item = document.createElement('li');
          item.textContent = url;
          document.getElementById('opened').append(item);
        };
        const addBridge = () => {
          if (frame.dataset.platform === 'android') frame.contentWindow.KfpApp = { openExternal };
          else {
            const postMessage = ({ type, url }) => type === 'openExternal' && openExternal(url);
            frame.contentWindow.webkit = { messageHandlers: { kfpApp: { postMessage } } };
          }
        };
        frame.addEventListener('load', addBridge);
        addBridge();
      </script>`,
  });
}
