import { heard } from './heard.ts'
import type { Phrases } from '#server/practice/languages/phrase-book.ts'

/** The partner's words in Dutch. */
export const phrases: Phrases = {
  heard,
  said: {
    praise: [
      'Heel goed.',
      'Goed.',
      'Prima.',
      'Goed gezegd.',
      'Uitstekend.',
      'Mooi.',
      'Dat is duidelijk.',
      'Knap gedaan.',
      'Perfect.',
    ],
    and_you: [
      'Lief dat je het vraagt, maar vandaag gaat het om jou.',
      'Aardig van je. Ik ben er alleen om met jou te oefenen.',
    ],
    greeting: ['Hallo.', 'Hoi.', 'Hallo, fijn dat je er bent.'],
    how_are_you: ['Alles goed hier, dank je.', 'Heel goed, fijn dat je het vraagt.'],
    thanks: ['Graag gedaan.', 'Geen dank.', 'Geen probleem.'],
    yes_no: ['Goed. Kun je iets meer zeggen?', 'Oké. Probeer het eens in een hele zin.'],
    not_understood: [
      'Geen probleem, dat kan gebeuren.',
      'Dat geeft niet. We kijken er samen naar.',
      'Maak je geen zorgen, neem de tijd.',
    ],
    repeat: ['Natuurlijk, nog een keer.', 'Zeker, ik zeg het nog eens.'],
    meaning: ['“{word}” betekent: {meaning}.', 'Goede vraag. “{word}”, dat is: {meaning}.'],
    no_meaning: [
      'Ik kan “{word}” hier niet uitleggen. Zoek het op, of vraag het in de les.',
      '“{word}” staat niet in mijn lijst. In de les kun je het vragen.',
    ],
    language_please: [
      'We blijven bij het Nederlands. Jij kunt dit.',
      'We proberen het in het Nederlands, met gewone woorden.',
    ],
    other_language: [
      'Ik merk dat je iets wilt zeggen. In het Nederlands graag.',
      'Probeer het in het Nederlands, alsjeblieft.',
    ],
    help: ['Natuurlijk, ik help je.', 'Graag, hier is wat hulp.'],
    goodbye: [
      'Als je wilt, kun je nu stoppen. Anders gaan we verder:',
      'Je mag stoppen wanneer je wilt. Heb je nog even, dan gaan we verder:',
    ],
    silence: ['Ik luister.', 'Neem de tijd. Schrijf een paar woorden.'],
    insult: ['Laten we vriendelijk blijven en verdergaan.', 'Laten we dat vergeten en teruggaan naar ons onderwerp.'],
    who_are_you: [
      'Ik ben een oefening van je school, geen mens en ook geen kunstmatige intelligentie.',
      'Dit is een oefening van je school. Hier praat geen mens en ook geen kunstmatige intelligentie.',
    ],
    nudge: ['Nog niet helemaal. Probeer het nog eens.', 'Bijna. Probeer het eens anders.', 'Laten we nog eens kijken.'],
    partly: ['“{heard}”, goed. Er ontbreekt nog iets.', 'Goed, ik begrijp “{heard}”. En de rest?'],
    hint: ['Een tip: {hint}', 'Misschien helpt dit: {hint}'],
    model: ['Je kunt zeggen: “{example}”', 'Bijvoorbeeld: “{example}”'],
    go_on: ['Geeft niet, we gaan verder.', 'Dat is niet erg. We gaan door.'],
    recast: ['Ah, “{right}”.', 'Ik snap het: “{right}”.', 'Dus: “{right}”.'],
    mistake: ['Je schrijft “{better}”, niet “{written}”.', 'Een kleinigheid: “{written}” schrijf je als “{better}”.'],
    foreign_words: [
      'Probeer “{written}” in het Nederlands te zeggen.',
      '“{written}”: hoe zeg je dat in het Nederlands?',
    ],
    more: [
      'Vertel eens wat meer.',
      'Interessant. Wat kun je er nog over vertellen?',
      'En waarom is dat zo?',
      'Kun je een voorbeeld geven?',
      'En wat gebeurde er toen?',
      'Wat vind je daarvan?',
      'Wat vinden andere mensen daarvan?',
      'Waar wil je nu over praten?',
    ],
    closing: [
      'Dat was ons gesprek. Fijn dat je met me hebt gepraat. Je kunt nu afsluiten en zien hoe het ging.',
      'We zijn aan het einde. Bedankt, het was leuk. Je kunt nu afsluiten en je samenvatting lezen.',
    ],
    over: [
      'We zijn aan het einde gekomen. Je kunt nu afsluiten.',
      'Het gesprek is afgelopen. Sluit het af om je samenvatting te zien.',
    ],
  },
  own: {
    nudge: 'Dat past nog niet. Probeer het nog eens, met andere woorden.',
    partly: 'Een deel is er al. Voeg toe wat nog ontbreekt.',
    not_understood: 'Lees de vraag nog eens. Een of twee woorden zijn genoeg om te beginnen.',
    other_language: 'Schrijf in de taal die je oefent.',
    model: 'Dit is een antwoord dat gepast zou hebben. We gaan verder.',
  },
}
