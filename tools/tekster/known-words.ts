const list = (words: string): string[] => words.trim().split(/\s+/);

/** Words that are spelt rightly, but that the dictionaries lack. A word in lower case may begin a sentence too. */
export const knownWords = {
  /** Names, and the few literals that are no texts. */
  all: list('BankID LOfavør error ics nb nn'),
  nb: list(`
    bedriftsportalen behandlingsforsikring bobil bobilforsikring chat datoen elsparkesykkel elsparkesykkelforsikring
    fordelsprogram forsikringsdokumenter forsikringsoversikt forsikringsoversikten forsikringsprofil forsikringsprofilen husforsikring
    husforsikringen informasjonskapsler innboet innlogginger innloggingene kl md medlemspris medlemsrabatt månedssummen no noe noen oisann pdf samlerabatt
    tilgjengelighetserklæring trafikkforsikringsavgift ungpakke vedlikeholdskalender veihjelp årspris årssummen
  `),
  nn: list(`
    Finansportalen Sykepleierforbund
    barneforsikring bedriftsportalen behandlingsansvarleg behandlingsforsikring bubil bubilforsikring båtforsikring
    campingvognforsikring chat chatten datoen delkasko eigenerklæring elsparkesykkel elsparkesykkelforsikring folkeregistrert
    fordelsprogram forsikringsdokument forsikringsoversikt forsikringsoversikta forsikringsprofil forsikringsprofilen
    gruppeforsikringane hovudmeny husforsikring husforsikringa hytteforsikring inaktivitet informasjonskapslar
    innlogging innlogginga innloggingane innloggingar kjæledyrforsikring klageansvarleg kontaktinformasjon kontaktinformasjonen md medlemspris medlemsrabatt
    mopedforsikring motorsykkelforsikring nettbrett oi pdf personforsikringane personforsikringar reiseforsikring reiseforsikringa
    skadeforsikringane tilgjengeerklæring tilhengarforsikring toppdekning trafikkforsikringsavgift ungpakke
    vedlikehaldskalender veghjelp årssummen éi
  `),
  en: list(`
    Datatilsynet Eika Finansklagenemnda Finansportalen Folkeregisteret Forsikring Naturskadepool Norsk Postboks Reise Skatteetaten Skøyen
    Sykepleierforbund
    ansvar avtalenummer bnr delkasko egenandel forsikringsbevis fødselsnummer gnr innbo kasko kr naturskadepremie skadeforsikring
    toppdekning trafikkforsikringsavgift øre
  `),
} as const;
