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
      ['Haluaisin kahvia', 'Hienoa. Entä jotain syötävää?'],
      ['Mitä tarkoittaa lasku?', '”lasku” tarkoittaa: paperi, jossa on hinta.\n\nEntä jotain syötävää?'],
      ['Tuoli', 'Ei ihan vielä. Kokeile uudestaan.\n\nEhkä tämä auttaa: Valitse jotain hyvää.'],
      ['En ymmärrä', 'Ei hätää. Katsotaan sitä yhdessä.\n\nVihje: Valitse jotain hyvää.\n\nEntä jotain syötävää?'],
      [
        'I would like a sandwich, please',
        'Kokeile suomeksi, ole hyvä.\n\nEhkä tämä auttaa: Valitse jotain hyvää.\n\nEntä jotain syötävää?',
      ],
      ['kaksi pullaa', 'Mainiota. Montako teitä on?'],
      ['Voitko toistaa?', 'Tietysti, sanon sen uudestaan. Montako teitä on?'],
      [
        'Meitä on kolme. Entä sinä?',
        'Kiitos kysymästä, mutta tänään on sinun vuorosi puhua. Tämä oli meidän keskustelumme. Kiitos juttelusta. Voit nyt lopettaa ja katsoa, miten meni.',
      ],
      ['Näkemiin', 'Keskustelu on ohi. Lopeta se, niin näet yhteenvetosi.'],
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
      ['Poproszę kawę', 'Dobrze. A coś do jedzenia?'],
      ['Co to znaczy rachunek?', '„rachunek” znaczy: kartka z ceną.\n\nA coś do jedzenia?'],
      ['krzesło', 'Popatrzmy na to jeszcze raz.\n\nMoże to pomoże: Wybierz coś dobrego.'],
      [
        'I would like a sandwich, please',
        'Widzę, że chcesz coś powiedzieć. Po polsku, proszę.\n\nWskazówka: Wybierz coś dobrego.\n\nA coś do jedzenia?',
      ],
      [
        'Nie rozumiem',
        'Nie martw się, popatrzmy na to razem.\n\nMoże to pomoże: Wybierz coś dobrego.\n\nA coś do jedzenia?',
      ],
      ['dwie kanapki', 'Ile osób?'],
      [
        'Czy jesteś robotem?',
        'To jest ćwiczenie z twojej szkoły. Nie ma tu człowieka ani sztucznej inteligencji. Ile osób?',
      ],
      [
        'Trzy osoby. A pani?',
        'Dziękuję, że pytasz, ale dzisiaj to ty opowiadasz. To już koniec naszej rozmowy. Dziękuję ci za nią. Możesz teraz zakończyć i zobaczyć, jak poszło.',
      ],
      ['Do widzenia', 'Rozmowa się skończyła. Zakończ ją, a zobaczysz swoje podsumowanie.'],
    ],
    { seed: 1, native_language: 'en' },
  )
})
