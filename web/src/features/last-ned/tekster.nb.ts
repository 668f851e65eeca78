import { delnavn, kildenavn, mangel } from '@portal/contract/mangler-tekster.nb.ts';

export const mangelord = { delnavn, kildenavn, mangel };

export const tekster = {
  tittel: 'Ta med deg dataene dine',
  ingress:
    'Her henter du alt vi vet om deg og forsikringene dine, som en fil. Vi lager filen når du ber om den, og tar ikke vare på den.',
  data: 'Se hvem som får opplysninger om deg',
  tilProfilen: 'Til forsikringsprofilen',
  velg: 'Velg fil',
  fodselsnummer: 'Ta med fødselsnummeret mitt',
  fodselsnummerHjelp: 'Uten dette står fødselsnummeret ditt ikke i filen.',
  valg: {
    pdf: {
      tittel: 'Alt om forsikringene mine (PDF)',
      forklart: 'Et dokument å lese, skrive ut eller gi til banken.',
      knapp: 'Last ned PDF',
    },
    csv: {
      tittel: 'Som tabell (CSV)',
      forklart: 'Til regneark, for den som vil regne selv.',
      knapp: 'Last ned CSV',
    },
    json: {
      tittel: 'For andre selskaper og programmer (JSON)',
      forklart: 'En fil som andre kan lese inn. Hvert felt er forklart i et skjema som er åpent for alle.',
      knapp: 'Last ned JSON',
      skjema: 'Se skjemaet',
    },
  },
  lages: 'Vi lager filen. Det kan ta noen sekunder. Bli på siden til den kommer.',
  henter: 'Henter',
  hentefeil: 'Vi får ikke vist valgene akkurat nå.',
  nyInnlogging: {
    forklart: 'For å laste ned må du logge inn på nytt, så vi vet at det er deg.',
    knapp: 'Logg inn på nytt',
  },
  medTittel: 'Dette er med',
  med: [
    'Forsikringene, hva de koster og hvorfor prisen ble endret',
    'Betalinger og tilbud',
    'Kontaktinformasjon og adresser',
    'Det du har valgt om samtykker, når du valgte det og teksten du så',
    'Hvem som får opplysninger om deg',
    'Hvor opplysningene kommer fra',
    'I JSON-filen også: innlogginger og det som er gjort i navnet ditt de siste tretten månedene',
  ],
  manglerTittel: 'Dette mangler nå',
  mangler: 'Disse opplysningene mangler:',
  manglerIngenting: 'Systemene med forsikringene dine svarte. Mangler noe annet, står det i filen.',
  manglerUkjent: 'Vi vet ikke akkurat nå om noe mangler. Det står i filen.',
  akkuratNa: 'akkurat nå',
  resultater: {
    'ny-innlogging': 'Du må logge inn på nytt før du laster ned.',
    vent: 'Du har nettopp bedt om en fil. Vent litt.',
    feilet: 'Noe gikk galt, og du fikk ingen fil. Prøv igjen om litt.',
  },
} as const;
