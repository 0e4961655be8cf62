import { heard } from './heard.ts'
import type { Phrases } from '#server/practice/languages/phrase-book.ts'

/** The partner's words in Romanian. */
export const phrases: Phrases = {
  heard,
  said: {
    praise: [
      'Foarte bine.',
      'Bine.',
      'Grozav.',
      'Bine spus.',
      'Perfect.',
      'Excelent.',
      'Se înțelege foarte bine.',
      'Ce frumos.',
      'Minunat.',
    ],
    and_you: [
      'Mulțumesc de întrebare, dar astăzi e vorba despre tine.',
      'Ce drăguț. Eu sunt aici doar ca să exersezi.',
    ],
    greeting: ['Bună.', 'Bună ziua.', 'Bună, mă bucur să te văd aici.'],
    how_are_you: ['Pe aici totul e bine, mulțumesc.', 'Foarte bine, mulțumesc de întrebare.'],
    thanks: ['Cu plăcere.', 'N-ai pentru ce.', 'Cu drag.'],
    yes_no: ['Bine. Poți să spui puțin mai mult?', 'De acord. Încearcă să spui asta într-o propoziție.'],
    not_understood: ['Nu-i nimic.', 'Nicio problemă, ne uităm împreună.', 'Nu-ți face griji, avem timp.'],
    repeat: ['Sigur, încă o dată.', 'Desigur, repet.'],
    meaning: ['„{word}” înseamnă: {meaning}.', 'Bună întrebare. „{word}” este: {meaning}.'],
    no_meaning: [
      'Aici nu pot să explic „{word}”. Caută în dicționar sau întreabă la oră.',
      '„{word}” nu este pe lista mea. Poți să întrebi la oră.',
    ],
    language_please: ['Mai bine rămânem la română. Tu poți.', 'Hai să încercăm în română, cu cuvinte simple.'],
    other_language: ['Văd că vrei să spui ceva. În română, te rog.', 'Încearcă în română, te rog.'],
    help: ['Sigur, te ajut.', 'Desigur, uite un ajutor.'],
    goodbye: [
      'Dacă vrei, poți să termini acum. Sau continuăm:',
      'Poți să termini când vrei. Dacă mai ai un minut, continuăm:',
    ],
    silence: ['Te ascult.', 'Fără grabă. Scrie un cuvânt sau două.'],
    insult: ['Hai să continuăm frumos.', 'Să lăsăm asta și să ne întoarcem la subiect.'],
    who_are_you: [
      'Sunt un exercițiu ghidat de la școala ta, nici om, nici inteligență artificială.',
      'Acesta este un exercițiu ghidat de la școala ta. Aici nu este nici un om, nici o inteligență artificială.',
    ],
    nudge: ['Încă nu. Hai să mai încercăm o dată.', 'Aproape. Încearcă altfel.', 'Hai să ne mai uităm o dată.'],
    partly: ['„{heard}”, bine. Mai lipsește ceva.', 'Bine, am înțeles „{heard}”. Și restul?'],
    hint: ['Un indiciu: {hint}', 'Poate te ajută asta: {hint}'],
    model: ['Poți să spui: „{example}”', 'De exemplu: „{example}”'],
    go_on: ['Nu-i nimic, mergem mai departe.', 'E în regulă. Continuăm.'],
    recast: ['Aha, „{right}”.', 'Înțeleg: „{right}”.', 'Deci „{right}”.'],
    mistake: ['Se scrie „{better}”, nu „{written}”.', 'Un detaliu: „{written}” se scrie „{better}”.'],
    foreign_words: ['Încearcă să spui „{written}” în română.', '„{written}”: cum se spune în română?'],
    more: [
      'Povestește-mi mai mult.',
      'Interesant. Ce mai poți să spui despre asta?',
      'Și de ce?',
      'Poți să-mi dai un exemplu?',
      'Și ce s-a întâmplat apoi?',
      'Cum te simți în legătură cu asta?',
      'Ce spun alți oameni despre asta?',
      'Despre ce altceva vrei să vorbim?',
    ],
    closing: [
      'Asta a fost conversația noastră. Mulțumesc pentru ea. Acum poți să termini și să vezi cum a fost.',
      'Am ajuns la sfârșit. Mulțumesc, mi-a făcut plăcere. Acum poți să termini și să citești rezumatul.',
    ],
    over: ['Am ajuns la sfârșit. Poți să termini acum.', 'Conversația s-a încheiat. Termină ca să vezi rezumatul.'],
  },
  own: {
    nudge: 'Încă nu se potrivește. Mai încearcă o dată, cu alte cuvinte.',
    partly: 'O parte este deja. Adaugă ce lipsește.',
    not_understood: 'Citește întrebarea încă o dată. Pentru început ajung unul sau două cuvinte.',
    other_language: 'Scrie, te rog, în limba pe care o exersezi.',
    model: 'Acesta este un răspuns care s-ar fi potrivit. Mergem mai departe.',
  },
}
