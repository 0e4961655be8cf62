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
      ['En kopp te, tack', 'Okej. Vill du äta något till?'],
      ['Vad betyder notan?', 'Vill du äta något till?', '“notan” means: papperet med priset.'],
      [
        'En stol',
        'Hm, jag hänger inte riktigt med. Vill du äta något till?',
        'That doesn’t fit yet. Try again in other words.\nA hint: Välj något gott.',
      ],
      [
        'Jag förstår inte',
        'Det gör ingenting, en gång till. Vill du äta något till?',
        'Read the question again. A word or two is enough to start with.\nA hint: Välj något gott.',
      ],
      ['två bullar', 'Då förstår jag. Hur många är ni?'],
      ['Kan du upprepa?', 'Visst, en gång till. Hur många är ni?'],
      ['Vi är tre. Och du?', 'För mig är det inte så annorlunda. Tack så mycket, det var trevligt. Hej då.'],
      ['Hej då', 'Hej då, vi ses.'],
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
      ['En kop te, tak', 'Okay. Vil du have noget at spise?'],
      ['Hvad betyder regning?', 'Vil du have noget at spise?', '“regningen” means: papiret med prisen.'],
      [
        'En stol',
        'Undskyld, det forstod jeg ikke helt. Vil du have noget at spise?',
        'That doesn’t fit yet. Try again in other words.\nA hint: Vælg noget godt.',
      ],
      [
        'Jeg forstår det ikke',
        'Helt i orden, jeg spørger igen. Vil du have noget at spise?',
        'Read the question again. A word or two is enough to start with.\nA hint: Vælg noget godt.',
      ],
      ['to boller', 'Hvor mange er I?'],
      [
        'På engelsk, tak',
        'Undskyld, det forstod jeg ikke helt. Hvor mange er I?',
        'Please write in the language you’re practising.\nA hint: Sig et tal.',
      ],
      ['Vi er tre. Og dig?', 'Mig? Åh, nogenlunde det samme. Det var hyggeligt at tale lidt sammen. Farvel.'],
      ['Farvel', 'På gensyn, hav det godt.'],
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
      ['Hva betyr regning?', 'Vil du ha noe å spise?', '“regningen” means: papiret med prisen.'],
      [
        'En stol',
        'Unnskyld? Det forsto jeg ikke. Vil du ha noe å spise?',
        'That doesn’t fit yet. Try again in other words.\nA hint: Velg noe godt.',
      ],
      [
        'Jeg forstår ikke',
        'Ta det med ro, vi har god tid. Vil du ha noe å spise?',
        'Read the question again. A word or two is enough to start with.\nA hint: Velg noe godt.',
      ],
      ['to boller', 'Ja vel. Hvor mange er dere?'],
      [
        'Are you a robot?',
        'Jeg er en øvelse fra skolen din, verken et menneske eller en kunstig intelligens. Hvor mange er dere?',
      ],
      ['Vi er tre. Og du?', 'For meg er det ikke så annerledes. Tusen takk, det var hyggelig. Ha det bra.'],
      ['Ha det', 'Ha det bra, vi ses.'],
    ],
    { seed: 3, native_language: 'en' },
  )
})
