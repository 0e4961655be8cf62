import { test } from 'vitest'
import { NewChatbot } from '#contract/teaching/chatbots.ts'
import { expectDialogue } from '#server/test/dialogue.ts'

const czechCafe = NewChatbot.parse({
  name: 'Café',
  language: 'cs',
  level: 'A2',
  vocabulary: [{ word: 'účet', meaning: 'papír s cenou' }],
  steps: [
    {
      says: 'Co si dáte k pití?',
      expects: ['káva|čaj|voda|džus'],
      hint: 'Začněte: „Dám si …“',
      example: 'Dám si čaj s citronem.',
    },
    {
      says: 'A něco k jídlu?',
      expects: ['dort|koláč|chleba'],
      hint: 'Vyberte si něco dobrého.',
      example: 'Dám si koláč.',
    },
    { says: 'Kolik vás je?', expects: ['#'], hint: 'Řekněte číslo.', example: 'Jsme dva.' },
  ],
  length: 20,
})

const romanianCafe = NewChatbot.parse({
  name: 'Café',
  language: 'ro',
  level: 'A2',
  vocabulary: [{ word: 'nota de plată', meaning: 'hârtia cu prețul' }],
  steps: [
    {
      says: 'Ce doriți să beți?',
      expects: ['cafea|ceai|apă|suc'],
      hint: 'Începe cu „Aș dori …”.',
      example: 'Aș dori un ceai cu lămâie, vă rog.',
    },
    {
      says: 'Și de mâncare?',
      expects: ['plăcintă|sandviș|prăjitură'],
      hint: 'Alege ceva bun.',
      example: 'O plăcintă cu brânză, vă rog.',
    },
    { says: 'Câte persoane sunteți?', expects: ['#'], hint: 'Spune un număr.', example: 'Suntem doi.' },
  ],
  length: 20,
})

test('a short conversation in Czech goes from the greeting to the end', async () => {
  await expectDialogue(
    czechCafe,
    [
      ['Dobrý den', 'Dobrý den, vítejte. Co si dáte k pití?'],
      ['Jak se máte?', 'Velmi dobře, děkuji za optání. Co si dáte k pití?'],
      ['Dám si kávu', 'Rozumím. A něco k jídlu?'],
      ['Co znamená účet?', 'A něco k jídlu?', '“účet” means: papír s cenou.'],
      [
        'židle',
        'Pardon, tomu úplně nerozumím. A něco k jídlu?',
        'That doesn’t fit yet. Try again in other words.\nA hint: Vyberte si něco dobrého.',
      ],
      [
        'Nerozumím',
        'To nic, zeptám se znovu. A něco k jídlu?',
        'Read the question again. A word or two is enough to start with.\nA hint: Vyberte si něco dobrého.',
      ],
      ['dva koláče', 'Kolik vás je?'],
      ['Můžete to zopakovat?', 'Jistě, zopakuji to. Kolik vás je?'],
      ['Jsme tři. A vy?', 'Já? No, skoro stejně. Bylo příjemné si popovídat. Na shledanou.'],
      ['Na shledanou', 'Na shledanou a všechno dobré.'],
    ],
    { seed: 2, native_language: 'en' },
  )
})

test('a short conversation in Romanian goes from the greeting to the end', async () => {
  await expectDialogue(
    romanianCafe,
    [
      ['Bună ziua', 'Bună ziua. Ce doriți să beți?'],
      ['Ce mai faceți?', 'Foarte bine, mulțumesc de întrebare. Ce doriți să beți?'],
      ['Aș dori două cafele', 'Am înțeles. Și de mâncare?'],
      ['Ce înseamnă nota de plată?', 'Și de mâncare?', '“nota de plată” means: hârtia cu prețul.'],
      [
        'un scaun',
        'Hm, cred că nu am înțeles. Și de mâncare?',
        'That doesn’t fit yet. Try again in other words.\nA hint: Alege ceva bun.',
      ],
      [
        'Nu înțeleg',
        'Nu-i nimic, repet. Și de mâncare?',
        'Read the question again. A word or two is enough to start with.\nA hint: Alege ceva bun.',
      ],
      ['două plăcinte', 'Da, înțeleg. Câte persoane sunteți?'],
      [
        'In English, please',
        'Hm, cred că nu am înțeles. Câte persoane sunteți?',
        'Please write in the language you’re practising.\nA hint: Spune un număr.',
      ],
      ['Suntem trei. Și dumneavoastră?', 'Eu? Păi, cam la fel. A fost o plăcere să stăm de vorbă. La revedere.'],
      ['La revedere', 'Pe data viitoare, toate cele bune.'],
    ],
    { seed: 4, native_language: 'en' },
  )
})
