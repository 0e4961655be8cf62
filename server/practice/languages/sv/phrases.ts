import { heard } from './heard.ts'
import type { Phrases } from '#server/practice/languages/phrase-book.ts'

/** The partner's words in Swedish. */
export const phrases: Phrases = {
  heard,
  said: {
    praise: [
      'Mycket bra.',
      'Bra.',
      'Fint.',
      'Bra sagt.',
      'Utmärkt.',
      'Jättebra.',
      'Det var tydligt.',
      'Perfekt.',
      'Härligt.',
    ],
    and_you: [
      'Snällt att du frågar, men i dag handlar det om dig.',
      'Snällt av dig. Jag är bara här för att du ska få öva.',
    ],
    greeting: ['Hej.', 'Hej hej.', 'Hej, kul att du är här.'],
    how_are_you: ['Allt är bra här, tack.', 'Mycket bra, tack för att du frågar.'],
    thanks: ['Varsågod.', 'Ingen orsak.', 'Det var så lite.'],
    yes_no: ['Okej. Kan du säga lite mer?', 'Bra. Försök att säga det med en hel mening.'],
    not_understood: [
      'Det gör ingenting.',
      'Ingen fara. Vi tittar på det tillsammans.',
      'Det är lugnt, ta god tid på dig.',
    ],
    repeat: ['Visst, en gång till.', 'Självklart, jag säger det igen.'],
    meaning: ['”{word}” betyder: {meaning}.', 'Bra fråga. ”{word}” är: {meaning}.'],
    no_meaning: [
      'Jag kan inte förklara ”{word}” här. Slå upp det eller fråga på lektionen.',
      '”{word}” finns inte i min lista. Fråga gärna på lektionen.',
    ],
    language_please: ['Vi håller oss till svenska. Du klarar det.', 'Vi provar på svenska, med enkla ord.'],
    other_language: ['Jag märker att du vill säga något. På svenska, är du snäll.', 'Försök på svenska, är du snäll.'],
    help: ['Visst, jag hjälper dig.', 'Självklart, här kommer lite hjälp.'],
    goodbye: [
      'Om du vill kan du avsluta nu. Annars fortsätter vi:',
      'Du kan avsluta när du vill. Har du en minut till fortsätter vi:',
    ],
    silence: ['Jag lyssnar.', 'Ta god tid på dig. Skriv ett par ord.'],
    insult: ['Vi håller en vänlig ton och fortsätter.', 'Vi släpper det och går tillbaka till vårt ämne.'],
    who_are_you: [
      'Jag är en övning från din skola, varken en människa eller en artificiell intelligens.',
      'Det här är en övning från din skola. Här finns ingen människa och ingen artificiell intelligens.',
    ],
    nudge: ['Inte riktigt än. Försök en gång till.', 'Nästan. Försök på ett annat sätt.', 'Vi tittar på det igen.'],
    partly: ['”{heard}”, bra. Det fattas fortfarande något.', 'Bra, jag förstår ”{heard}”. Och resten?'],
    hint: ['En ledtråd: {hint}', 'Kanske hjälper det här: {hint}'],
    model: ['Du kan säga: ”{example}”', 'Till exempel: ”{example}”'],
    go_on: ['Det gör inget, vi går vidare.', 'Ingen fara. Vi fortsätter.'],
    recast: ['Aha, ”{right}”.', 'Jag förstår: ”{right}”.', 'Alltså, ”{right}”.'],
    mistake: ['Man skriver ”{better}”, inte ”{written}”.', 'En liten sak: ”{written}” skrivs ”{better}”.'],
    foreign_words: ['Försök säga ”{written}” på svenska.', '”{written}”: hur säger man det på svenska?'],
    more: [
      'Berätta lite mer.',
      'Intressant. Vad mer kan du säga om det?',
      'Och varför är det så?',
      'Kan du ge ett exempel?',
      'Och vad hände sedan?',
      'Hur känns det för dig?',
      'Vad säger andra människor om det?',
      'Vad vill du prata om nu?',
    ],
    closing: [
      'Det var vårt samtal. Tack för att du pratade med mig. Nu kan du avsluta och se hur det gick.',
      'Vi är framme vid slutet. Tack, det var trevligt. Nu kan du avsluta och läsa din sammanfattning.',
    ],
    over: [
      'Vi är framme vid slutet. Nu kan du avsluta.',
      'Samtalet är slut. Avsluta det för att se din sammanfattning.',
    ],
  },
  own: {
    nudge: 'Det passar inte än. Försök igen, med andra ord.',
    partly: 'En del är på plats. Lägg till det som fattas.',
    not_understood: 'Läs frågan en gång till. Ett eller två ord räcker som början.',
    other_language: 'Skriv på språket som du övar.',
    model: 'Så här hade ett svar kunnat låta. Vi går vidare.',
  },
}
