import { writeAdresse } from '@portal/contract/rules/write-adresse.ts';
import type { Samling } from '@portal/contract/samling.ts';

import { tekster } from './tekster.ts';

/** Who the customer is and how to reach them, each with its label. */
export function listKontakt({ kunde, sprak }: Samling): [label: string, value: string][] {
  const ord = tekster[sprak].kunde;
  const rows: [string, string | undefined][] = [
    [ord.navn, kunde.navn],
    [ord.fodselsnummer, kunde.fodselsnummer],
    [ord.kundenummer, kunde.kundenummer],
    [ord.epost, kunde.epostAdresse],
    [ord.mobil, kunde.mobilNummer],
    [ord.livEpost, kunde.liv?.epost],
    [ord.livTelefon, kunde.liv?.telefon],
    ...kunde.adresser.map((adresse): [string, string] => [
      adresse.isFolkreregistrert ? ord.folkeregistrert : ord.adresse,
      writeAdresse(adresse, ord.gard),
    ]),
    [ord.lo, kunde.isLoMedlem === undefined ? undefined : kunde.isLoMedlem ? ord.ja : ord.nei],
  ];
  return rows.flatMap(([label, value]) => (value === undefined || value === '' ? [] : [[label, value]]));
}
