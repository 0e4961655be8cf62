import { heard } from './heard.ts'
import type { Phrases } from '#server/practice/languages/phrase-book.ts'

/** The partner's words in Norwegian. */
export const phrases: Phrases = {
  heard,
  said: {
    praise: [
      'Veldig bra.',
      'Bra.',
      'Fint.',
      'Godt sagt.',
      'Utmerket.',
      'Kjempebra.',
      'Det var tydelig.',
      'Perfekt.',
      'Flott.',
    ],
    and_you: [
      'Snilt at du spør, men i dag handler det om deg.',
      'Hyggelig av deg. Jeg er bare her for at du skal få øve.',
    ],
    greeting: ['Hei.', 'Hei hei.', 'Hei, så fint at du er her.'],
    how_are_you: ['Alt er bra her, takk.', 'Veldig bra, takk som spør.'],
    thanks: ['Vær så god.', 'Bare hyggelig.', 'Ingen årsak.'],
    yes_no: ['Greit. Kan du si litt mer?', 'Ok. Prøv å si det i en hel setning.'],
    not_understood: [
      'Det gjør ingenting.',
      'Det er helt greit. Vi ser på det sammen.',
      'Ta det med ro, du har god tid.',
    ],
    repeat: ['Selvfølgelig, en gang til.', 'Ja da, her kommer det igjen.'],
    meaning: ['«{word}» betyr: {meaning}.', 'Godt spørsmål. «{word}» er: {meaning}.'],
    no_meaning: [
      'Jeg kan ikke forklare «{word}» her. Slå det opp, eller spør i timen.',
      '«{word}» står ikke på lista mi. Spør gjerne i timen.',
    ],
    language_please: ['Vi holder oss til norsk. Du klarer det.', 'Vi prøver på norsk, med enkle ord.'],
    other_language: ['Jeg ser at du vil si noe. På norsk, er du snill.', 'Prøv på norsk, er du snill.'],
    help: ['Selvfølgelig, jeg hjelper deg.', 'Ja da, her er litt hjelp.'],
    goodbye: [
      'Hvis du vil, kan du avslutte nå. Ellers fortsetter vi:',
      'Du kan avslutte når du vil. Har du et minutt til, fortsetter vi:',
    ],
    silence: ['Jeg lytter.', 'Ta deg god tid. Skriv et par ord.'],
    insult: ['La oss holde en vennlig tone og gå videre.', 'La oss legge det bort og gå tilbake til temaet.'],
    who_are_you: [
      'Jeg er en øvelse fra skolen din, verken et menneske eller en kunstig intelligens.',
      'Dette er en øvelse fra skolen din. Her er verken et menneske eller en kunstig intelligens.',
    ],
    nudge: ['Ikke helt ennå. Prøv en gang til.', 'Nesten. Prøv på en annen måte.', 'La oss se på det igjen.'],
    partly: ['«{heard}», bra. Det mangler fortsatt noe.', 'Bra, jeg forstår «{heard}». Og resten?'],
    hint: ['Et tips: {hint}', 'Kanskje dette hjelper: {hint}'],
    model: ['Du kan si: «{example}»', 'For eksempel: «{example}»'],
    go_on: ['Det gjør ingenting, vi går videre.', 'Det går bra. Vi fortsetter.'],
    recast: ['Å, «{right}».', 'Jeg forstår: «{right}».', 'Altså, «{right}».'],
    mistake: ['Vi skriver «{better}», ikke «{written}».', 'En liten ting: «{written}» skrives «{better}».'],
    foreign_words: ['Prøv å si «{written}» på norsk.', '«{written}»: Hvordan sier man det på norsk?'],
    more: [
      'Fortell litt mer.',
      'Interessant. Hva mer kan du si om det?',
      'Og hvorfor er det slik?',
      'Kan du gi et eksempel?',
      'Og hva skjedde så?',
      'Hva synes du om det?',
      'Hva sier andre om det?',
      'Hva vil du snakke om nå?',
    ],
    closing: [
      'Det var samtalen vår. Takk for at du snakket med meg. Nå kan du avslutte og se hvordan det gikk.',
      'Vi er ved veis ende. Takk, det var hyggelig. Nå kan du avslutte og lese oppsummeringen din.',
    ],
    over: [
      'Vi er kommet til slutten. Du kan avslutte nå.',
      'Samtalen er over. Avslutt den for å se oppsummeringen din.',
    ],
  },
  own: {
    nudge: 'Det passer ikke ennå. Prøv igjen, med andre ord.',
    partly: 'En del er på plass. Legg til det som mangler.',
    not_understood: 'Les spørsmålet en gang til. Et ord eller to er nok til å begynne med.',
    other_language: 'Skriv på språket som du øver på.',
    model: 'Slik kunne et svar ha lydt. Vi går videre.',
  },
}
