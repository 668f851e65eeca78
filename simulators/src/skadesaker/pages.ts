import type { Customer } from '../customers/customer.ts';
import { html, type Markup } from '../kit/html.ts';
import { renderPage } from '../kit/page.ts';

const OWNER = 'Skadeoppgjøret';

/** The public front page: visitors are not logged in here. */
export function renderStartPage(): string {
  return render(
    'Skadesaker',
    html`<p>Her følger kundene skadesakene sine. Logg inn i forsikringsoversikten for å se dine.</p>
      <p><a class="button" href="/meld-skade">Meld skade</a></p>`,
  );
}

export function renderCasesPage({ navn, skadesaker = [] }: Pick<Customer, 'navn' | 'skadesaker'>): string {
  return render(
    'Skadesakene dine',
    html`<p>Du er kjent igjen som ${navn}.</p>
      ${
        skadesaker.length === 0
          ? html`<p>Du har ingen skadesaker.</p>`
          : skadesaker.map(
              ({ nummer, tittel, status, meldt }) =>
                html`<dl class="card">
                  <dt>Sak</dt>
                  <dd>${tittel}</dd>
                  <dt>Saksnummer</dt>
                  <dd>${nummer}</dd>
                  <dt>Status</dt>
                  <dd>${status}</dd>
                  <dt>Meldt</dt>
                  <dd>${meldt}</dd>
                </dl>`,
            )
      }`,
  );
}

/** Target `ahv`: the health declaration that an insurer asks for before it insures. */
export function renderHealthPage({ navn }: Pick<Customer, 'navn'>): string {
  return render('Egenerklæring om helse', html`<p>Du er kjent igjen som ${navn}.</p>`);
}

/** The token was already used, has expired, or was never issued. */
export function renderRefusedPage(): string {
  return render(
    'Lenken kan ikke brukes',
    html`<p>
      Veien hit gjelder bare én gang og i kort tid. Gå tilbake til forsikringsoversikten, og velg «Skadesaker»
      på nytt.
    </p>`,
  );
}

export function renderFailedPage(): string {
  return render('Vi kan ikke vise sakene dine nå', html`<p>Prøv igjen om litt.</p>`);
}

function render(title: string, content: Markup): string {
  return renderPage({ title, owner: OWNER, content });
}
