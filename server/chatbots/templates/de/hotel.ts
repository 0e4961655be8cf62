import type { Template } from '#contract/teaching/chatbots.ts'
import { step, template, words } from '#server/chatbots/templates/write.ts'

export const hotel: readonly Template[] = [
  template({
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
  }),
  template({
    id: 'hotel-b1',
    name: 'Eine Beschwerde im Hotel',
    language: 'de',
    level: 'B1',
    description:
      'In deinem Zimmer gibt es mehrere Probleme. Beschreibe sie höflich und find eine Lösung, mit der du zufrieden bist.',
    role: 'Nachtportier in einem Hotel in Innsbruck',
    scenario:
      'Es ist zehn Uhr am Abend. Du bist am Nachmittag angekommen, kannst dich im Zimmer aber nicht ausruhen. Das Hotel ist fast voll, und der Portier muss sich etwas einfallen lassen.',
    goals: [
      'Ich kann ein Problem klar und höflich beschreiben.',
      'Ich kann sagen, was ich erwarte.',
      'Ich kann Vorschläge vergleichen und mich entscheiden.',
      'Ich kann zusammenfassen, was wir vereinbart haben.',
    ],
    grammar: ['zu und nicht … genug', 'schon und noch nicht', 'höfliche Bitten mit könnten und würden'],
    vocabulary: words({
      'sich beschweren': 'sagen, dass man nicht zufrieden ist',
      'die Klimaanlage': 'sie macht ein Zimmer kühl',
      'die Heizung': 'sie macht ein Zimmer warm',
      'der Lärm': 'laute Geräusche',
      funktionieren: 'so arbeiten, wie es soll',
      tropfen: 'langsam Wasser verlieren',
      'der Rabatt': 'ein Preis, der niedriger ist als sonst',
      erstatten: 'Geld zurückgeben',
      'das Zimmer wechseln': 'in ein anderes Zimmer gehen',
      reparieren: 'etwas wieder ganz machen',
      'zur Verfügung': 'frei, sodass man es haben kann',
      'die Unannehmlichkeit': 'ein kleiner Ärger',
    }),
    steps: [
      step(
        'Was stimmt denn mit Ihrem Zimmer nicht?',
        [
          'laut|Lärm|kalt|heiß|warm|Dusche|Wasser|Heizung|Klimaanlage|Licht|Bett|riecht|stinkt|schmutzig|funktioniert|kaputt|WLAN|Fenster|Tür|Bad|Toilette|Nachbar*|schlafen|tropft|Fernseher|Matratze|Geruch|Internet|Lampe',
        ],
        'Beschreibe ein Problem: „… funktioniert nicht“ oder „Es ist zu …“.',
        'Die Heizung funktioniert nicht, und es ist zu kalt zum Schlafen.',
      ),
      step(
        'Das tut mir leid. Seit wann ist das so, und haben Sie schon etwas versucht?',
        [
          'seit|Stunde*|Nachmittag|Abend|angekommen|versucht|probiert|ja|nein|schon|aufgedreht|zugemacht|geöffnet|ganze*|heute|gedreht|Anfang',
        ],
        'Sag, seit wann, und was du schon gemacht hast.',
        'Seit heute Nachmittag. Ich habe sie schon ganz aufgedreht, aber es passiert nichts.',
      ),
      step(
        'Verstehe. Gibt es noch etwas, womit Sie nicht zufrieden sind?',
        [],
        'Nenne noch ein Problem, oder sag, dass es das einzige ist.',
        'Ja, die Nachbarn sind sehr laut.',
      ),
      step(
        'Unser Techniker ist schon zu Hause. Er könnte morgen früh um sieben kommen. Würde Ihnen das helfen?',
        ['nein|nicht|spät|früh|heute|Nacht|jetzt|schlafen|leider|ja|helfen|hilft|gut|schon|muss|brauche|okay'],
        'Sag, ob dir das reicht, und warum.',
        'Das ist leider zu spät, weil ich heute Nacht schlafen muss.',
      ),
      step(
        'Natürlich. Ich hätte noch ein anderes Zimmer, aber es ist kleiner und ohne Aussicht. Oder ich bringe Ihnen einen Heizlüfter und zwei Decken. Was ist Ihnen lieber?',
        ['Zimmer|kleiner*|andere*|Heizlüfter|Decke*|lieber|wechseln|erste*|zweite*|beides|keins|nehme|Aussicht'],
        'Entscheide dich, und gib einen Grund.',
        'Ich wechsle lieber das Zimmer, weil ein Heizlüfter laut ist.',
      ),
      step(
        'Gut. Und was wäre Ihrer Meinung nach angemessen für den Ärger?',
        [
          'Rabatt|Geld|Preis|Frühstück|kostenlos|umsonst|gratis|zahlen|weniger|Nacht|nichts|Entschuldigung|Essen|Prozent|billiger|günstiger|Kaffee|erstatten|zurück|Gutschein',
        ],
        'Sag, was du erwartest: „Angemessen wäre …“.',
        'Angemessen wäre ein Rabatt oder ein kostenloses Frühstück.',
      ),
      step(
        'Damit bin ich einverstanden. Damit ich nichts vergesse: Was haben wir jetzt vereinbart?',
        [],
        'Fass zusammen: „Sie …, und ich …“.',
        'Ich wechsle jetzt das Zimmer, und das Frühstück morgen ist kostenlos.',
      ),
    ],
    starters: [
      'Guten Abend. Ich habe leider ein Problem mit meinem Zimmer.',
      'Entschuldigung, können Sie mir helfen?',
      'Guten Abend, ich möchte mich beschweren.',
    ],
    opening_message: 'Guten Abend. Ich bin der Nachtportier und helfe Ihnen gern.',
    correction: 'prompt',
  }),
]
