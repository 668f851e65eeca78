import { customers } from '../customers/list.ts';
import { html } from '../kit/html.ts';
import { renderPage } from '../kit/page.ts';
import { OWNER } from './provider.ts';

/** Plain forms, which work without script. The national id is sent in the body, also by the buttons. */
export function renderLoginPage({ mistake }: { mistake?: string } = {}): string {
  return renderPage({
    title: 'Hvem vil du logge inn som?',
    owner: OWNER,
    content: html`<p>
        Ingen av disse menneskene finnes. Velg én av dem, eller skriv et syntetisk fødselsnummer.
      </p>
      <form method="post" class="card" novalidate>
        <div class="row">
          <label>
            Fødselsnummer
            <input
              name="fodselsnummer"
              inputmode="numeric"
              autocomplete="off"
              maxlength="11"
              ${mistake === undefined ? html`` : html`aria-invalid="true" aria-describedby="feil"`}
            />
          </label>
          <button>Logg inn</button>
          <button class="quiet" name="avbryt" value="ja">Avbryt</button>
        </div>
        ${mistake === undefined ? html`` : html`<p class="error" id="feil" role="alert">${mistake}</p>`}
      </form>
      <h2>Testkunder</h2>
      <form method="post">
        <ul class="choices">
          ${customers.map(
            ({ key, navn, beskrivelse, fodselsnummer }) =>
              html`<li>
                <button name="fodselsnummer" value="${fodselsnummer}">
                  <span>${navn} <span class="key">${key}</span></span>
                  <span class="what">${beskrivelse}</span>
                </button>
              </li>`,
          )}
        </ul>
      </form>`,
  });
}

export function renderExpiredPage(): string {
  return renderPage({
    title: 'Innloggingen er utløpt',
    owner: OWNER,
    content: html`<p>Gå tilbake dit du kom fra, og logg inn på nytt.</p>`,
  });
}
