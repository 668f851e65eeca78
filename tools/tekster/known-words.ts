const list = (words: string): string[] => words.trim().split(/\s+/);

/** Words that are spelt rightly, but that the dictionaries lack. A word in lower case may begin a sentence too. */
export const knownWords = {
  /** Names, and the few literals that are no texts. */
  all: list('A AA CSV JSON LOfavør PDF error ics nb nn'),
  nb: list(`
    Bilansvarslova bedriftsportalen behandlingsforsikring bobil bobilforsikring chat dataene datoen elsparkesykkel elsparkesykkelforsikring
    fordelsprogram forsikringsdokumenter forsikringsoversikt forsikringsoversikten forsikringsprofil forsikringsprofilen husforsikring
    husforsikringen ikt informasjonskapsler innboet innlogginger innloggingene kl md medlemspris medlemsrabatt månedssummen no noe noen oisann pdf samlerabatt skjemaet
    tilgjengelighetserklæring trafikkforsikringsavgift ungpakke vedlikeholdskalender veihjelp årspris årssummen
  `),
  nn: list(`
    Bilansvarslova Finanstilsynslova Finansportalen Samtykkeregisteret Skatteforvaltningslova Sykepleierforbund
    barneforsikring bedriftsportalen behandlingsansvarleg behandlingsforsikring bubil bubilforsikring båtforsikring
    campingvognforsikring chat chatten dataa datoen delkasko eigenerklæring elsparkesykkel elsparkesykkelforsikring folkeregistrert
    fordelsprogram forsikringsdokument forsikringsoversikt forsikringsoversikta forsikringsprofil forsikringsprofilen
    gruppeforsikringane gruppeforsikringar hovudmeny husforsikring husforsikringa hytteforsikring inaktivitet informasjonskapslar
    innlogging innlogginga innloggingane innloggingar kjæledyrforsikring klageansvarleg kontaktinformasjon kontaktinformasjonen md medlemspris medlemsrabatt
    mopedforsikring motorsykkelforsikring nettbrett oi pdf personforsikringane personforsikringar reiseforsikring reiseforsikringa
    skadeforsikringane skadeforsikringar skjemaet skjermlesar skjermlesarar tilgjengeerklæring tilhengarforsikring toppdekning trafikkforsikringsavgift ungpakke
    vedlikehaldskalender veghjelp årssummen éi
  `),
  en: list(`
    Automobile Datatilsynet Eika Finansklagenemnda Finansportalen Finanstilsynet Folkeregisteret ICT Naturskadepool Norsk Postboks Reise Skatteetaten Skøyen Statens
    Sykepleierforbund
    ansvar avtalenummer bilansvarslova bnr delkasko egenandel finanstilsynsloven forsikringsbevis fødselsnummer gnr innbo kasko kr naturskadepremie skadeforsikring
    skatteforvaltningsloven
    toppdekning trafikkforsikringsavgift vegvesen øre
  `),
} as const;
