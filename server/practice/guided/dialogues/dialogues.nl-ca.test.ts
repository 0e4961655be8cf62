import { test } from 'vitest'
import { NewChatbot } from '#contract/teaching/chatbots.ts'
import { expectDialogue } from '#server/test/dialogue.ts'

const dutchCafe = NewChatbot.parse({
  name: 'Café',
  language: 'nl',
  level: 'A2',
  vocabulary: [{ word: 'de rekening', meaning: 'het papier met de prijs' }],
  steps: [
    {
      says: 'Wat wilt u drinken?',
      expects: ['koffie|thee|water|sap'],
      hint: 'Begin met “Ik wil graag …”.',
      example: 'Ik wil graag een kopje thee.',
    },
    {
      says: 'Wilt u er iets bij eten?',
      expects: ['taart*|koek*|brood*|appel*'],
      hint: 'Noem iets lekkers.',
      example: 'Een appeltaart, graag.',
    },
    { says: 'Met hoeveel personen bent u?', expects: ['#'], hint: 'Zeg een getal.', example: 'We zijn met twee.' },
  ],
  length: 20,
})

const catalanCafe = NewChatbot.parse({
  name: 'Café',
  language: 'ca',
  level: 'A2',
  vocabulary: [{ word: 'el compte', meaning: 'el paper amb el preu' }],
  steps: [
    {
      says: 'Què vol prendre?',
      expects: ['cafè|te|aigua|suc'],
      hint: 'Comença amb «Voldria …».',
      example: 'Voldria un suc de taronja, si us plau.',
    },
    {
      says: 'I per menjar?',
      expects: ['entrepà|croissant|coca|truita'],
      hint: 'Demana alguna cosa amb pa.',
      example: 'Un entrepà de formatge, si us plau.',
    },
    { says: 'Quants són?', expects: ['#'], hint: 'Digues un número.', example: 'Som dos.' },
  ],
  length: 20,
})

test('a short conversation in Dutch goes from the greeting to the end', async () => {
  await expectDialogue(
    dutchCafe,
    [
      ['Hoi', 'Hallo, fijn dat je er bent. Wat wilt u drinken?'],
      ['Hoe gaat het?', 'Heel goed, fijn dat je het vraagt. Wat wilt u drinken?'],
      ['Ik wil graag twee kopjes thee', 'Oké. Wilt u er iets bij eten?'],
      ['Wat betekent rekening?', 'Wilt u er iets bij eten?', '“de rekening” means: het papier met de prijs.'],
      [
        'Een boek',
        'Sorry, dat heb ik niet helemaal begrepen. Wilt u er iets bij eten?',
        'That doesn’t fit yet. Try again in other words.\nA hint: Noem iets lekkers.',
      ],
      [
        'Ik begrijp het niet',
        'Dat geeft niet, ik vraag het nog eens. Wilt u er iets bij eten?',
        'Read the question again. A word or two is enough to start with.\nA hint: Noem iets lekkers.',
      ],
      ['een stoel', 'Geeft niet. Met hoeveel personen bent u?', 'You could say: “Een appeltaart, graag”'],
      [
        'In het Engels, alsjeblieft',
        'Sorry, dat heb ik niet helemaal begrepen. Met hoeveel personen bent u?',
        'Please write in the language you’re practising.\nA hint: Zeg een getal.',
      ],
      ['We zijn met z’n drieën. En u?', 'Ik? Och, ongeveer hetzelfde. Het was leuk om even te praten. Tot ziens.'],
      ['Tot ziens', 'Tot de volgende keer.'],
    ],
    { seed: 2, native_language: 'en' },
  )
})

test('a short conversation in Catalan goes from the greeting to the end', async () => {
  await expectDialogue(
    catalanCafe,
    [
      ['Bon dia', 'Hola, m’alegro de veure’t per aquí. Què vol prendre?'],
      ['Com està?', 'Molt bé, gràcies per preguntar-ho. Què vol prendre?'],
      ['voldria dos sucs', 'D’acord. I per menjar?'],
      ['Què vol dir compte?', 'I per menjar?', '“el compte” means: el paper amb el preu.'],
      [
        'Una cadira',
        'Hm, em sembla que no ho he entès. I per menjar?',
        'That doesn’t fit yet. Try again in other words.\nA hint: Demana alguna cosa amb pa.',
      ],
      [
        'No ho entenc',
        'No passa res, ho repeteixo. I per menjar?',
        'Read the question again. A word or two is enough to start with.\nA hint: Demana alguna cosa amb pa.',
      ],
      ['dos entrepans', 'Ah, d’acord. Quants són?'],
      [
        'Ets un robot?',
        'Això és un exercici guiat de la teva escola. Aquí no hi ha cap persona ni cap intel·ligència artificial. Quants són?',
      ],
      ['Som tres. I vostè?', 'Jo? Doncs més o menys igual. Ha estat un plaer parlar una estona. Adeu.'],
      ['Adéu', 'Fins a la pròxima, que vagi bé.'],
    ],
    { seed: 4, native_language: 'en' },
  )
})
