import { step, template, words } from '#server/chatbots/templates/write.ts'

export const hotelA2 = template({
  id: 'hotel-a2',
  name: 'Ankunft im Hotel',
  language: 'de',
  level: 'A2',
  description:
    'Du kommst in einem kleinen Hotel an. Check ein, frag nach dem Wichtigsten und löse ein kleines Problem.',
  role: 'Rezeptionistin in einem kleinen Hotel in Dresden',
  scenario:
    'Es ist drei Uhr am Nachmittag. Du hast ein Zimmer reserviert und kommst mit deinem Koffer an die Rezeption. Das Zimmer ist noch nicht fertig.',
  goals: [
    'Ich kann im Hotel einchecken.',
    'Ich kann Namen, Tage und Uhrzeiten sagen.',
    'Ich kann nach Frühstück und WLAN fragen.',
    'Ich kann freundlich reagieren, wenn etwas nicht fertig ist.',
  ],
  grammar: ['Uhrzeit und Datum', 'Gibt es …?', 'W-Fragen: wann, wo, wie viel'],
  vocabulary: words({
    'die Reservierung': 'man hat ein Zimmer vorher bestellt',
    'das Einzelzimmer': 'ein Zimmer für eine Person',
    'das Doppelzimmer': 'ein Zimmer für zwei Personen',
    'das Gepäck': 'Koffer und Taschen',
    'der Stock': 'die Etage im Haus',
    'der Aufzug': 'er fährt nach oben und unten',
    'der Schlüssel': 'damit öffnet man die Tür',
    'das Frühstück': 'das Essen am Morgen',
    'das Handtuch': 'damit trocknet man sich ab',
    ruhig: 'ohne Lärm',
    'das Passwort': 'das geheime Wort für das WLAN',
    abreisen: 'das Hotel verlassen',
  }),
  steps: [
    step(
      'Auf welchen Namen haben Sie reserviert?',
      ['*'],
      'Sag deinen Namen: „Auf den Namen …“.',
      'Auf den Namen Rossi.',
    ),
    step(
      'Vielen Dank. Wie viele Nächte bleiben Sie bei uns?',
      ['#|Nacht|Nächte|Woche|bis|Tag*|Wochenende|Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag'],
      'Nenne eine Zahl, oder sag, bis wann.',
      'Ich bleibe drei Nächte, bis Sonntag.',
    ),
    step(
      'Ich habe ein Einzelzimmer im zweiten Stock oder ein größeres Zimmer im fünften Stock. Welches möchten Sie?',
      ['Einzelzimmer|zweite*|größere*|große*|fünfte*|#|erste*|ruhig*|kleine*|Aufzug|andere*|oben|unten'],
      'Wähle eins, und sag vielleicht, warum.',
      'Das Zimmer im zweiten Stock, bitte, weil es ruhiger ist.',
    ),
    step(
      'Leider ist das Zimmer noch nicht fertig. Es dauert noch eine halbe Stunde. Was möchten Sie so lange machen?',
      [
        'warte*|lassen|Gepäck|Koffer|Tasche*|Kaffee|spazieren|Spaziergang|sitzen|komme|wiederkommen|Problem|kann|Stadt|trinken|essen|schlimm',
      ],
      'Sag, dass du wartest, oder frag, ob du dein Gepäck hierlassen kannst.',
      'Kein Problem. Kann ich mein Gepäck hierlassen und spazieren gehen?',
    ),
    step(
      'Aber natürlich. Möchten Sie noch etwas über das Hotel wissen?',
      ['was|wo|wann|wie|gibt|ist|kann|haben|welche*|WLAN|Frühstück|Passwort|Uhr|nein|Parkplatz|kostet'],
      'Frag nach dem Frühstück, dem WLAN oder der Abreise.',
      'Ja. Wann gibt es Frühstück, und haben Sie WLAN?',
    ),
    step(
      'Frühstück gibt es von sieben bis zehn, und WLAN haben Sie überall. Brauchen Sie noch etwas für Ihr Zimmer?',
      ['Handtuch|Handtücher|Kissen|Decke|brauche|noch|Schlüssel|Föhn|Bügeleisen|Wasser|nein|danke|ja|nichts|alles'],
      'Bitte um etwas: „Könnte ich … haben?“ Oder sag, dass du nichts brauchst.',
      'Ja, könnte ich noch ein Handtuch haben?',
    ),
    step(
      'Das bringe ich Ihnen gleich. Und um wie viel Uhr reisen Sie am letzten Tag ab?',
      ['#|Uhr|Morgen|Mittag|früh|spät|nach dem Frühstück|vor|gegen|halb|Viertel|Nachmittag|um|zehn|elf|neun|acht'],
      'Sag eine Uhrzeit.',
      'Gegen zehn Uhr, nach dem Frühstück.',
    ),
  ],
  starters: [
    'Guten Tag, ich habe reserviert.',
    'Hallo, ich möchte einchecken.',
    'Guten Tag! Bin ich hier an der Rezeption richtig?',
  ],
  opening_message: 'Guten Tag und herzlich willkommen im Hotel Elbblick. Ich suche gleich Ihre Reservierung.',
  correction: 'prompt',
})
