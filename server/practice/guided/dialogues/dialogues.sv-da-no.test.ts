import { test } from 'vitest'
import { NewChatbot } from '#contract/teaching/chatbots.ts'
import { expectDialogue } from '#server/test/dialogue.ts'

const swedishCafe = NewChatbot.parse({
  name: 'Café',
  language: 'sv',
  level: 'A2',
  vocabulary: [{ word: 'notan', meaning: 'papperet med priset' }],
  steps: [
    {
      says: 'Vad vill du dricka?',
      expects: ['kaffe|te|saft|vatten'],
      hint: 'Börja med ”Jag vill ha …”.',
      example: 'Jag vill ha en kopp kaffe, tack.',
    },
    {
      says: 'Vill du äta något till?',
      expects: ['bulle|kaka|smörgås'],
      hint: 'Välj något gott.',
      example: 'En kanelbulle, tack.',
    },
    { says: 'Hur många är ni?', expects: ['#'], hint: 'Säg ett tal.', example: 'Vi är två.' },
  ],
  length: 20,
})

const danishCafe = NewChatbot.parse({
  name: 'Café',
  language: 'da',
  level: 'A2',
  vocabulary: [{ word: 'regningen', meaning: 'papiret med prisen' }],
  steps: [
    {
      says: 'Hvad vil du gerne drikke?',
      expects: ['kaffe|te|saft|vand'],
      hint: 'Begynd med ”Jeg vil gerne have …”.',
      example: 'Jeg vil gerne have en kop kaffe, tak.',
    },
    {
      says: 'Vil du have noget at spise?',
      expects: ['bolle|kage|sandwich'],
      hint: 'Vælg noget godt.',
      example: 'En bolle, tak.',
    },
    { says: 'Hvor mange er I?', expects: ['#'], hint: 'Sig et tal.', example: 'Vi er to.' },
  ],
  length: 20,
})

const norwegianCafe = NewChatbot.parse({
  name: 'Café',
  language: 'no',
  level: 'A2',
  vocabulary: [{ word: 'regningen', meaning: 'papiret med prisen' }],
  steps: [
    {
      says: 'Hva vil du drikke?',
      expects: ['kaffe|te|saft|vann'],
      hint: 'Begynn med «Jeg vil gjerne ha …».',
      example: 'Jeg vil gjerne ha en kopp kaffe, takk.',
    },
    {
      says: 'Vil du ha noe å spise?',
      expects: ['bolle|kake|vaffel'],
      hint: 'Velg noe godt.',
      example: 'En vaffel, takk.',
    },
    { says: 'Hvor mange er dere?', expects: ['#'], hint: 'Si et tall.', example: 'Vi er to.' },
  ],
  length: 20,
})

test('a short conversation in Swedish goes from the greeting to the end', async () => {
  await expectDialogue(
    swedishCafe,
    [
      ['Hej', 'Hej hej. Vad vill du dricka?'],
      ['Hur mår du?', 'Allt är bra här, tack. Vad vill du dricka?'],
      ['En kopp te, tack', 'Bra. Vill du äta något till?'],
      ['Vad betyder notan?', '”notan” betyder: papperet med priset.\n\nVill du äta något till?'],
      ['En stol', 'Vi tittar på det igen.\n\nKanske hjälper det här: Välj något gott.'],
      ['Jag förstår inte', 'Det gör ingenting.\n\nEn ledtråd: Välj något gott.\n\nVill du äta något till?'],
      ['två bullar', 'Utmärkt. Hur många är ni?'],
      ['Kan du upprepa?', 'Visst, en gång till. Hur många är ni?'],
      [
        'Vi är tre. Och du?',
        'Snällt av dig. Jag är bara här för att du ska få öva. Vi är framme vid slutet. Tack, det var trevligt. Nu kan du avsluta och läsa din sammanfattning.',
      ],
      ['Hej då', 'Vi är framme vid slutet. Nu kan du avsluta.'],
    ],
    { seed: 1, native_language: 'en' },
  )
})

test('a short conversation in Danish goes from the greeting to the end', async () => {
  await expectDialogue(
    danishCafe,
    [
      ['Goddag', 'Hej, hvor er det godt at se dig. Hvad vil du gerne drikke?'],
      ['Hvordan går det?', 'Rigtig godt, tak, fordi du spørger. Hvad vil du gerne drikke?'],
      ['En kop te, tak', 'Godt. Vil du have noget at spise?'],
      ['Hvad betyder regning?', 'Godt spørgsmål. ”regningen” er: papiret med prisen.\n\nVil du have noget at spise?'],
      ['En stol', 'Ikke helt endnu. Prøv en gang til.\n\nEt tip: Vælg noget godt.'],
      [
        'Jeg forstår det ikke',
        'Det er helt i orden. Vi ser på det sammen.\n\nMåske hjælper det her: Vælg noget godt.\n\nVil du have noget at spise?',
      ],
      ['to boller', 'Hvor mange er I?'],
      [
        'På engelsk, tak',
        'Lad os prøve på dansk med enkle ord.\n\nMåske hjælper det her: Sig et tal.\n\nHvor mange er I?',
      ],
      [
        'Vi er tre. Og dig?',
        'Tak, fordi du spørger, men i dag handler det om dig. Det var vores samtale. Tak, fordi du talte med mig. Nu kan du slutte og se, hvordan det gik.',
      ],
      ['Farvel', 'Samtalen er slut. Afslut den for at se dit resumé.'],
    ],
    { seed: 2, native_language: 'en' },
  )
})

test('a short conversation in Norwegian goes from the greeting to the end', async () => {
  await expectDialogue(
    norwegianCafe,
    [
      ['God dag', 'Hei. Hva vil du drikke?'],
      ['Hvordan går det?', 'Alt er bra her, takk. Hva vil du drikke?'],
      ['En kopp te, takk', 'Vil du ha noe å spise?'],
      ['Hva betyr regning?', '«regningen» betyr: papiret med prisen.\n\nVil du ha noe å spise?'],
      ['En stol', 'Nesten. Prøv på en annen måte.\n\nKanskje dette hjelper: Velg noe godt.'],
      ['Jeg forstår ikke', 'Ta det med ro, du har god tid.\n\nEt tips: Velg noe godt.\n\nVil du ha noe å spise?'],
      ['to boller', 'Kjempebra. Hvor mange er dere?'],
      [
        'Are you a robot?',
        'Jeg er en øvelse fra skolen din, verken et menneske eller en kunstig intelligens. Hvor mange er dere?',
      ],
      [
        'Vi er tre. Og du?',
        'Hyggelig av deg. Jeg er bare her for at du skal få øve. Vi er ved veis ende. Takk, det var hyggelig. Nå kan du avslutte og lese oppsummeringen din.',
      ],
      ['Ha det', 'Vi er kommet til slutten. Du kan avslutte nå.'],
    ],
    { seed: 3, native_language: 'en' },
  )
})
