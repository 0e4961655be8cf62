import { test } from 'vitest'
import { NewChatbot } from '#contract/teaching/chatbots.ts'
import { expectDialogue } from '#server/test/dialogue.ts'

const finnishCafe = NewChatbot.parse({
  name: 'Café',
  language: 'fi',
  level: 'A2',
  vocabulary: [{ word: 'lasku', meaning: 'paperi, jossa on hinta' }],
  steps: [
    {
      says: 'Mitä haluaisit juoda?',
      expects: ['kahvi|tee|mehu|vesi|vettä'],
      hint: 'Aloita: ”Ottaisin …”',
      example: 'Ottaisin kupin kahvia, kiitos.',
    },
    {
      says: 'Entä jotain syötävää?',
      expects: ['pulla|kakku|leipä'],
      hint: 'Valitse jotain hyvää.',
      example: 'Yksi pulla, kiitos.',
    },
    { says: 'Montako teitä on?', expects: ['#'], hint: 'Sano numero.', example: 'Meitä on kaksi.' },
  ],
  length: 20,
})

const polishCafe = NewChatbot.parse({
  name: 'Café',
  language: 'pl',
  level: 'A2',
  vocabulary: [{ word: 'rachunek', meaning: 'kartka z ceną' }],
  steps: [
    {
      says: 'Czego się pan lub pani napije?',
      expects: ['kawa|herbata|sok|woda'],
      hint: 'Zacznij: „Poproszę …”',
      example: 'Poproszę herbatę z cytryną.',
    },
    {
      says: 'A coś do jedzenia?',
      expects: ['ciasto|sernik|kanapka|bułka'],
      hint: 'Wybierz coś dobrego.',
      example: 'Poproszę sernik.',
    },
    { says: 'Ile osób?', expects: ['#'], hint: 'Podaj liczbę.', example: 'Dwie osoby.' },
  ],
  length: 20,
})

test('a short conversation in Finnish goes from the greeting to the end', async () => {
  await expectDialogue(
    finnishCafe,
    [
      ['Hei', 'Hei, mukava nähdä sinua täällä. Mitä haluaisit juoda?'],
      ['Mitä kuuluu?', 'Kaikki hyvin täällä, kiitos. Mitä haluaisit juoda?'],
      ['Haluaisin kahvia', 'Selvä. Entä jotain syötävää?'],
      ['Mitä tarkoittaa lasku?', 'Entä jotain syötävää?', '“lasku” means: paperi, jossa on hinta.'],
      [
        'Tuoli',
        'Anteeksi, en ihan ymmärtänyt. Entä jotain syötävää?',
        'That doesn’t fit yet. Try again in other words.\nA hint: Valitse jotain hyvää.',
      ],
      [
        'En ymmärrä',
        'Ei hätää, kysyn uudestaan. Entä jotain syötävää?',
        'Read the question again. A word or two is enough to start with.\nA hint: Valitse jotain hyvää.',
      ],
      [
        'I would like a sandwich, please',
        'Hm, en taida ymmärtää. Entä jotain syötävää?',
        'Please write in the language you’re practising.\nA hint: Valitse jotain hyvää.',
      ],
      ['kaksi pullaa', 'Niin. Montako teitä on?'],
      ['Voitko toistaa?', 'Tietysti, sanon sen uudestaan. Montako teitä on?'],
      ['Meitä on kolme. Entä sinä?', 'Minäkö? No, aika lailla samoin. Oli mukava jutella. Näkemiin.'],
      ['Näkemiin', 'Hei hei, kaikkea hyvää.'],
    ],
    { seed: 5, native_language: 'en' },
  )
})

test('a short conversation in Polish goes from the greeting to the end', async () => {
  await expectDialogue(
    polishCafe,
    [
      ['Dzień dobry', 'Witaj. Czego się pan lub pani napije?'],
      ['Co słychać?', 'Wszystko w porządku, dziękuję. Czego się pan lub pani napije?'],
      ['Poproszę kawę', 'Aha. A coś do jedzenia?'],
      ['Co to znaczy rachunek?', 'A coś do jedzenia?', '“rachunek” means: kartka z ceną.'],
      [
        'krzesło',
        'Hm, chyba nie rozumiem. A coś do jedzenia?',
        'That doesn’t fit yet. Try again in other words.\nA hint: Wybierz coś dobrego.',
      ],
      [
        'I would like a sandwich, please',
        'Przepraszam, nie do końca rozumiem. A coś do jedzenia?',
        'Please write in the language you’re practising.\nA hint: Wybierz coś dobrego.',
      ],
      [
        'Nie rozumiem',
        'W porządku, zapytam ponownie. A coś do jedzenia?',
        'Read the question again. A word or two is enough to start with.\nA hint: Wybierz coś dobrego.',
      ],
      ['dwie kanapki', 'Ile osób?'],
      [
        'Czy jesteś robotem?',
        'To jest ćwiczenie z twojej szkoły. Nie ma tu człowieka ani sztucznej inteligencji. Ile osób?',
      ],
      ['Trzy osoby. A pani?', 'Ja? No, mniej więcej tak samo. Miło było porozmawiać. Do widzenia.'],
      ['Do widzenia', 'Do następnego razu, wszystkiego dobrego.'],
    ],
    { seed: 1, native_language: 'en' },
  )
})
