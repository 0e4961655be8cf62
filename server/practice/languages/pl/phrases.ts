import { heard } from './heard.ts'
import type { Phrases } from '#server/practice/languages/phrase-book.ts'

/** The partner's words in Polish. */
export const phrases: Phrases = {
  heard,
  said: {
    praise: [
      'Bardzo dobrze.',
      'Dobrze.',
      'Świetnie.',
      'Dobrze powiedziane.',
      'Doskonale.',
      'Super.',
      'To było jasne.',
      'Wspaniale.',
      'Pięknie.',
    ],
    and_you: ['Dziękuję, że pytasz, ale dzisiaj to ty opowiadasz.', 'Miło, że pytasz. Ja tu tylko pomagam ci ćwiczyć.'],
    greeting: ['Dzień dobry.', 'Witaj.', 'Dzień dobry, miło cię tu widzieć.'],
    how_are_you: ['Wszystko w porządku, dziękuję.', 'Bardzo dobrze, dziękuję za pytanie.'],
    thanks: ['Proszę bardzo.', 'Nie ma za co.', 'Cała przyjemność po mojej stronie.'],
    yes_no: ['Dobrze. Czy możesz powiedzieć trochę więcej?', 'W porządku. Spróbuj powiedzieć to całym zdaniem.'],
    not_understood: ['Nic nie szkodzi.', 'Nie martw się, popatrzmy na to razem.', 'Spokojnie, mamy czas.'],
    repeat: ['Oczywiście, jeszcze raz.', 'Jasne, już powtarzam.'],
    meaning: ['„{word}” znaczy: {meaning}.', 'Dobre pytanie. „{word}” to: {meaning}.'],
    no_meaning: [
      'Nie mogę tu wyjaśnić słowa „{word}”. Sprawdź w słowniku albo zapytaj na lekcji.',
      'Nie mam na liście słowa „{word}”. Możesz zapytać o nie na lekcji.',
    ],
    language_please: ['Zostańmy przy polskim. Dasz radę.', 'Spróbujmy po polsku, prostymi słowami.'],
    other_language: ['Widzę, że chcesz coś powiedzieć. Po polsku, proszę.', 'Spróbuj po polsku, proszę.'],
    help: ['Oczywiście, już pomagam.', 'Jasne, oto mała pomoc.'],
    goodbye: [
      'Jeśli chcesz, możesz teraz skończyć. Albo rozmawiamy dalej:',
      'Możesz skończyć, kiedy chcesz. Jeśli masz jeszcze chwilę, rozmawiamy dalej:',
    ],
    silence: ['Słucham cię.', 'Bez pośpiechu. Napisz jedno lub dwa słowa.'],
    insult: ['Bądźmy dla siebie mili i rozmawiajmy dalej.', 'Zostawmy to i wróćmy do tematu.'],
    who_are_you: [
      'Jestem ćwiczeniem z twojej szkoły, nie człowiekiem i nie sztuczną inteligencją.',
      'To jest ćwiczenie z twojej szkoły. Nie ma tu człowieka ani sztucznej inteligencji.',
    ],
    nudge: ['Jeszcze nie. Spróbujmy jeszcze raz.', 'Prawie. Spróbuj inaczej.', 'Popatrzmy na to jeszcze raz.'],
    partly: ['„{heard}”, dobrze. Czegoś jeszcze brakuje.', 'Dobrze, rozumiem „{heard}”. A reszta?'],
    hint: ['Wskazówka: {hint}', 'Może to pomoże: {hint}'],
    model: ['Możesz powiedzieć: „{example}”', 'Na przykład: „{example}”'],
    go_on: ['Nic nie szkodzi, idziemy dalej.', 'To nic. Rozmawiamy dalej.'],
    recast: ['A, „{right}”.', 'Rozumiem: „{right}”.', 'Czyli „{right}”.'],
    mistake: ['Piszemy „{better}”, nie „{written}”.', 'Drobiazg: „{written}” piszemy „{better}”.'],
    foreign_words: ['Spróbuj powiedzieć „{written}” po polsku.', '„{written}”: jak to będzie po polsku?'],
    more: [
      'Opowiedz więcej.',
      'Ciekawe. Co jeszcze możesz o tym powiedzieć?',
      'A dlaczego?',
      'Czy możesz podać przykład?',
      'I co było potem?',
      'Co o tym myślisz?',
      'A co mówią o tym inni ludzie?',
      'O czym jeszcze chcesz porozmawiać?',
    ],
    closing: [
      'To już koniec naszej rozmowy. Dziękuję ci za nią. Możesz teraz zakończyć i zobaczyć, jak poszło.',
      'To wszystko na dzisiaj. Dziękuję, było mi miło. Możesz teraz zakończyć i przeczytać swoje podsumowanie.',
    ],
    over: [
      'To już koniec rozmowy. Możesz teraz zakończyć.',
      'Rozmowa się skończyła. Zakończ ją, a zobaczysz swoje podsumowanie.',
    ],
  },
  own: {
    nudge: 'To jeszcze nie pasuje. Spróbuj ponownie, innymi słowami.',
    partly: 'Część już jest. Dodaj to, czego brakuje.',
    not_understood: 'Przeczytaj pytanie jeszcze raz. Na początek wystarczy jedno lub dwa słowa.',
    other_language: 'Napisz w języku, który ćwiczysz.',
    model: 'Taka odpowiedź byłaby dobra. Idziemy dalej.',
  },
}
