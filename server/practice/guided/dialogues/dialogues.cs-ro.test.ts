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
      ['Dám si kávu', 'Dobře. A něco k jídlu?'],
      ['Co znamená účet?', 'Dobrá otázka. „účet“ je: papír s cenou.\n\nA něco k jídlu?'],
      ['židle', 'Ještě ne úplně. Zkusme to znovu.\n\nNápověda: Vyberte si něco dobrého.'],
      [
        'Nerozumím',
        'To nic. Podíváme se na to spolu.\n\nMožná pomůže tohle: Vyberte si něco dobrého.\n\nA něco k jídlu?',
      ],
      ['dva koláče', 'Kolik vás je?'],
      ['Můžete to zopakovat?', 'Jistě, zopakuji to. Kolik vás je?'],
      [
        'Jsme tři. A vy?',
        'Děkuji za optání, ale dnes jde o vás. To byl náš rozhovor. Děkuji za něj. Teď můžete skončit a podívat se, jak to šlo.',
      ],
      ['Na shledanou', 'Rozhovor skončil. Ukončete ho a uvidíte shrnutí.'],
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
      ['Aș dori două cafele', 'Grozav. Și de mâncare?'],
      ['Ce înseamnă nota de plată?', 'Bună întrebare. „nota de plată” este: hârtia cu prețul.\n\nȘi de mâncare?'],
      ['un scaun', 'Hai să ne mai uităm o dată.\n\nUn indiciu: Alege ceva bun.'],
      ['Nu înțeleg', 'Nu-i nimic.\n\nPoate te ajută asta: Alege ceva bun.\n\nȘi de mâncare?'],
      ['două plăcinte', 'Excelent. Câte persoane sunteți?'],
      [
        'In English, please',
        'Hai să încercăm în română, cu cuvinte simple.\n\nPoate te ajută asta: Spune un număr.\n\nCâte persoane sunteți?',
      ],
      [
        'Suntem trei. Și dumneavoastră?',
        'Mulțumesc de întrebare, dar astăzi e vorba despre tine. Asta a fost conversația noastră. Mulțumesc pentru ea. Acum poți să termini și să vezi cum a fost.',
      ],
      ['La revedere', 'Conversația s-a încheiat. Termină ca să vezi rezumatul.'],
    ],
    { seed: 4, native_language: 'en' },
  )
})
