import { heard } from './heard.ts'
import type { Phrases } from '#server/practice/languages/phrase-book.ts'

/** The partner's words in Danish. */
export const phrases: Phrases = {
  heard,
  said: {
    praise: [
      'Meget fint.',
      'Godt.',
      'Flot.',
      'Godt sagt.',
      'Rigtig godt.',
      'Fremragende.',
      'Det er tydeligt.',
      'Perfekt.',
      'Dejligt.',
    ],
    and_you: [
      'Tak, fordi du spørger, men i dag handler det om dig.',
      'Pænt af dig. Jeg er her kun, for at du kan øve dig.',
    ],
    greeting: ['Hej.', 'Goddag.', 'Hej, hvor er det godt at se dig.'],
    how_are_you: ['Alt er godt her, tak.', 'Rigtig godt, tak, fordi du spørger.'],
    thanks: ['Selv tak.', 'Det var så lidt.', 'Ingen årsag.'],
    yes_no: ['Okay. Kan du sige lidt mere?', 'Godt. Prøv at sige det i en hel sætning.'],
    not_understood: [
      'Det gør ikke noget.',
      'Det er helt i orden. Vi ser på det sammen.',
      'Bare rolig, tag dig god tid.',
    ],
    repeat: ['Selvfølgelig, en gang til.', 'Ja da, her kommer det igen.'],
    meaning: ['”{word}” betyder: {meaning}.', 'Godt spørgsmål. ”{word}” er: {meaning}.'],
    no_meaning: [
      'Jeg kan ikke forklare ”{word}” her. Slå det op, eller spørg i timen.',
      '”{word}” står ikke på min liste. Spørg gerne i timen.',
    ],
    language_please: ['Lad os blive ved dansk. Du kan godt.', 'Lad os prøve på dansk med enkle ord.'],
    other_language: ['Jeg kan se, at du vil sige noget. På dansk, tak.', 'Prøv på dansk, er du sød.'],
    help: ['Selvfølgelig, jeg hjælper dig.', 'Ja da, her er lidt hjælp.'],
    goodbye: [
      'Hvis du vil, kan du slutte nu. Ellers går vi videre:',
      'Du kan slutte, når du vil. Har du et minut mere, går vi videre:',
    ],
    silence: ['Jeg lytter.', 'Tag dig god tid. Skriv et par ord.'],
    insult: ['Lad os holde en venlig tone og gå videre.', 'Lad os lade det ligge og vende tilbage til emnet.'],
    who_are_you: [
      'Jeg er en øvelse fra din skole, hverken et menneske eller en kunstig intelligens.',
      'Det her er en øvelse fra din skole. Her er hverken et menneske eller en kunstig intelligens.',
    ],
    nudge: ['Ikke helt endnu. Prøv en gang til.', 'Næsten. Prøv på en anden måde.', 'Lad os se på det igen.'],
    partly: ['”{heard}”, godt. Der mangler stadig noget.', 'Godt, jeg forstår ”{heard}”. Og resten?'],
    hint: ['Et tip: {hint}', 'Måske hjælper det her: {hint}'],
    model: ['Du kan sige: ”{example}”', 'For eksempel: ”{example}”'],
    go_on: ['Det gør ikke noget, vi går videre.', 'Det er helt i orden. Vi fortsætter.'],
    recast: ['Nå, ”{right}”.', 'Jeg forstår: ”{right}”.', 'Altså, ”{right}”.'],
    mistake: ['Man skriver ”{better}”, ikke ”{written}”.', 'En lille ting: ”{written}” skrives ”{better}”.'],
    foreign_words: ['Prøv at sige ”{written}” på dansk.', '”{written}”: hvordan siger man det på dansk?'],
    more: [
      'Fortæl lidt mere.',
      'Interessant. Hvad kan du ellers sige om det?',
      'Og hvorfor er det sådan?',
      'Kan du give et eksempel?',
      'Og hvad skete der så?',
      'Hvordan har du det med det?',
      'Hvad siger andre mennesker om det?',
      'Hvad vil du gerne tale om nu?',
    ],
    closing: [
      'Det var vores samtale. Tak, fordi du talte med mig. Nu kan du slutte og se, hvordan det gik.',
      'Nu er vi ved vejs ende. Tak, det var en fornøjelse. Du kan slutte nu og læse dit resumé.',
    ],
    over: ['Vi er nået til slutningen. Du kan slutte nu.', 'Samtalen er slut. Afslut den for at se dit resumé.'],
  },
  own: {
    nudge: 'Det passer ikke endnu. Prøv igen med andre ord.',
    partly: 'En del er på plads. Tilføj det, der mangler.',
    not_understood: 'Læs spørgsmålet en gang til. Et ord eller to er nok til at begynde med.',
    other_language: 'Skriv på det sprog, som du øver.',
    model: 'Sådan kunne et svar have lydt. Vi går videre.',
  },
}
