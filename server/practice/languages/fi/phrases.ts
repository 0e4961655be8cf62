import { heard } from './heard.ts'
import type { Phrases } from '#server/practice/languages/phrase-book.ts'

/** The partner's words in Finnish. */
export const phrases: Phrases = {
  heard,
  said: {
    praise: [
      'Oikein hyvä.',
      'Hyvä.',
      'Hienoa.',
      'Hyvin sanottu.',
      'Erinomaista.',
      'Mainiota.',
      'Se oli selvää.',
      'Täydellistä.',
      'Mukavaa.',
    ],
    and_you: [
      'Kiitos kysymästä, mutta tänään on sinun vuorosi puhua.',
      'Kiva, että kysyt. Minä olen täällä vain sinun harjoitteluasi varten.',
    ],
    greeting: ['Hei.', 'Terve.', 'Hei, mukava nähdä sinua täällä.'],
    how_are_you: ['Kaikki hyvin täällä, kiitos.', 'Oikein hyvää, kiitos kysymästä.'],
    thanks: ['Ole hyvä.', 'Eipä kestä.', 'Ei kestä kiittää.'],
    yes_no: ['Selvä. Osaatko sanoa vähän enemmän?', 'Hyvä. Sano se vielä kokonaisena lauseena.'],
    not_understood: ['Ei se mitään.', 'Ei hätää. Katsotaan sitä yhdessä.', 'Ei haittaa, aikaa on.'],
    repeat: ['Totta kai, vielä kerran.', 'Tietysti, sanon sen uudestaan.'],
    meaning: ['”{word}” tarkoittaa: {meaning}.', 'Hyvä kysymys. ”{word}” on: {meaning}.'],
    no_meaning: [
      'En osaa selittää sanaa ”{word}” täällä. Katso se sanakirjasta tai kysy tunnilla.',
      '”{word}” ei ole listallani. Voit kysyä sitä tunnilla.',
    ],
    language_please: ['Jatketaan suomeksi. Kyllä sinä osaat.', 'Kokeillaan suomeksi, helpoilla sanoilla.'],
    other_language: ['Huomaan, että haluat sanoa jotain. Suomeksi, kiitos.', 'Kokeile suomeksi, ole hyvä.'],
    help: ['Totta kai, minä autan.', 'Tietysti, tässä on apua.'],
    goodbye: [
      'Jos haluat, voit lopettaa nyt. Tai sitten jatketaan:',
      'Voit lopettaa, milloin haluat. Jos sinulla on vielä hetki, jatketaan:',
    ],
    silence: ['Minä kuuntelen.', 'Ei kiirettä. Kirjoita sana tai kaksi.'],
    insult: ['Jatketaan ystävällisesti.', 'Jätetään se ja palataan aiheeseen.'],
    who_are_you: [
      'Olen koulusi ohjattu harjoitus, en ihminen enkä tekoäly.',
      'Tämä on koulusi ohjattu harjoitus. Täällä ei ole ihmistä eikä tekoälyä.',
    ],
    nudge: ['Ei ihan vielä. Kokeile uudestaan.', 'Melkein. Kokeile toisella tavalla.', 'Katsotaan sitä vielä kerran.'],
    partly: ['”{heard}”, hyvä. Jotain puuttuu vielä.', 'Hyvä, ymmärsin tämän: ”{heard}”. Entä loput?'],
    hint: ['Vihje: {hint}', 'Ehkä tämä auttaa: {hint}'],
    model: ['Voit sanoa näin: ”{example}”', 'Esimerkiksi: ”{example}”'],
    go_on: ['Ei se mitään, jatketaan.', 'Ei haittaa. Mennään eteenpäin.'],
    recast: ['Aivan, ”{right}”.', 'Ymmärrän: ”{right}”.', 'Siis ”{right}”.'],
    mistake: ['Kirjoitetaan ”{better}”, ei ”{written}”.', 'Pieni asia: ”{written}” kirjoitetaan näin: ”{better}”.'],
    foreign_words: ['Kokeile sanoa ”{written}” suomeksi.', '”{written}”: miten se sanotaan suomeksi?'],
    more: [
      'Kerro lisää.',
      'Kiinnostavaa. Mitä muuta voit sanoa siitä?',
      'Ja miksi niin?',
      'Voitko antaa esimerkin?',
      'Ja mitä sitten tapahtui?',
      'Miltä se sinusta tuntuu?',
      'Mitä muut ihmiset sanovat siitä?',
      'Mistä haluat puhua seuraavaksi?',
    ],
    closing: [
      'Tämä oli meidän keskustelumme. Kiitos juttelusta. Voit nyt lopettaa ja katsoa, miten meni.',
      'Olemme lopussa. Kiitos, oli mukava jutella. Voit nyt lopettaa ja lukea yhteenvetosi.',
    ],
    over: ['Olemme tulleet loppuun. Voit lopettaa nyt.', 'Keskustelu on ohi. Lopeta se, niin näet yhteenvetosi.'],
  },
  own: {
    nudge: 'Se ei vielä sovi tähän. Kokeile uudestaan, toisilla sanoilla.',
    partly: 'Osa on jo paikallaan. Lisää se, mikä puuttuu.',
    not_understood: 'Lue kysymys vielä kerran. Sana tai kaksi riittää aluksi.',
    other_language: 'Kirjoita kielellä, jota harjoittelet.',
    model: 'Tällainen vastaus olisi sopinut. Jatketaan.',
  },
}
