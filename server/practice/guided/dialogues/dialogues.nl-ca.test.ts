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
      ['Ik wil graag twee kopjes thee', 'Goed. Wilt u er iets bij eten?'],
      [
        'Wat betekent rekening?',
        'Goede vraag. “de rekening”, dat is: het papier met de prijs.\n\nWilt u er iets bij eten?',
      ],
      ['Een boek', 'Nog niet helemaal. Probeer het nog eens.\n\nEen tip: Noem iets lekkers.'],
      [
        'Ik begrijp het niet',
        'Dat geeft niet. We kijken er samen naar.\n\nMisschien helpt dit: Noem iets lekkers.\n\nWilt u er iets bij eten?',
      ],
      ['een stoel', 'Je kunt zeggen: “Een appeltaart, graag”\n\nMet hoeveel personen bent u?'],
      [
        'In het Engels, alsjeblieft',
        'We proberen het in het Nederlands, met gewone woorden.\n\nMisschien helpt dit: Zeg een getal.\n\nMet hoeveel personen bent u?',
      ],
      [
        'We zijn met z’n drieën. En u?',
        'Lief dat je het vraagt, maar vandaag gaat het om jou. Dat was ons gesprek. Fijn dat je met me hebt gepraat. Je kunt nu afsluiten en zien hoe het ging.',
      ],
      ['Tot ziens', 'Het gesprek is afgelopen. Sluit het af om je samenvatting te zien.'],
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
      ['voldria dos sucs', 'Fantàstic. I per menjar?'],
      ['Què vol dir compte?', 'Bona pregunta. «el compte» és: el paper amb el preu.\n\nI per menjar?'],
      ['Una cadira', 'Tornem-ho a mirar.\n\nUna pista: Demana alguna cosa amb pa.'],
      ['No ho entenc', 'No passa res.\n\nPotser això t’ajuda: Demana alguna cosa amb pa.\n\nI per menjar?'],
      ['dos entrepans', 'Excel·lent. Quants són?'],
      [
        'Ets un robot?',
        'Això és un exercici guiat de la teva escola. Aquí no hi ha cap persona ni cap intel·ligència artificial. Quants són?',
      ],
      [
        'Som tres. I vostè?',
        'Gràcies per preguntar-ho, però avui es tracta de tu. Fins aquí la nostra conversa. Gràcies per parlar amb mi. Ja pots acabar i veure com ha anat.',
      ],
      ['Adéu', 'La conversa s’ha acabat. Tanca-la per veure el teu resum.'],
    ],
    { seed: 4, native_language: 'en' },
  )
})
