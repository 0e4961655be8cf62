import { step, template, words } from '#server/chatbots/templates/write.ts'

export const directionsB1 = template({
  id: 'directions-b1',
  name: 'Verlaufen auf dem Weg zur Party',
  language: 'de',
  level: 'B1',
  description:
    'Du bist auf dem Weg zu einer Party und hast dich verlaufen. Beschreib, wo du bist, und lass dich am Telefon leiten.',
  role: 'Ein Freund, der in Leipzig eine Party gibt, am Telefon',
  scenario:
    'Du bist zu früh aus der Straßenbahn gestiegen, und die Karte auf dem Handy lädt nicht. Es wird dunkel. Dein Freund kennt die Gegend gut, muss aber erst herausfinden, wo du bist.',
  goals: [
    'Ich kann den Ort beschreiben, an dem ich bin.',
    'Ich kann erklären, wie ich hierhergekommen bin.',
    'Ich kann einer Wegbeschreibung folgen und nachfragen.',
    'Ich kann zwischen zwei Wegen entscheiden.',
  ],
  grammar: ['Perfekt mit sein: Ich bin ausgestiegen', 'Wechselpräpositionen', 'indirekte Fragen: Weißt du, ob …?'],
  vocabulary: words({
    aussteigen: 'Bus, Bahn oder Zug verlassen',
    verpassen: 'zu spät sein für etwas',
    'der Kreisverkehr': 'ein runder Platz, an dem Straßen sich treffen',
    'die Sackgasse': 'eine Straße, die nicht weitergeht',
    'in Richtung': 'dorthin, wo etwas liegt',
    umkehren: 'den Weg zurückgehen',
    abholen: 'zu jemandem kommen und ihn mitnehmen',
    'der Gehweg': 'dort geht man neben der Straße',
    'die Kreuzung': 'dort treffen sich zwei Straßen',
    klingeln: 'den Knopf an der Tür drücken',
    erkennen: 'wissen, was es ist, weil man es schon kennt',
    'in der Nähe': 'nicht weit weg',
  }),
  steps: [
    step(
      'Sag mir mal, was du um dich herum siehst.',
      [
        'sehe|gibt|ist|steht|Straße|Laden|Geschäft|Kirche|Park|Haus|Häuser|Gebäude|Bahnhof|Brücke|Baum|Bäume|Supermarkt|Schule|Restaurant|Schild|Platz|Kino|Bank|Fluss|Turm|Apotheke',
      ],
      'Beschreibe zwei Dinge: „Links von mir ist …, und …“.',
      'Links von mir ist ein großer Park, und an der Ecke steht ein altes Kino.',
    ),
    step(
      'Ich glaube, ich weiß, wo das ist. Wie bist du dahin gekommen?',
      [
        'Straßenbahn|Bahn|Bus|Zug|gefahren|gelaufen|gegangen|ausgestiegen|Fuß|Taxi|falsch*|Haltestelle|Rad|früh|gekommen|Tram',
      ],
      'Erzähl den Weg im Perfekt: „Ich bin …, und dann …“.',
      'Ich bin mit der Straßenbahn gefahren und zu früh ausgestiegen. Dann bin ich zehn Minuten gelaufen.',
    ),
    step(
      'Dann bist du in die falsche Richtung gegangen. Du kannst zur Haltestelle zurückgehen oder durch den Park, der ist kürzer, aber dunkel. Was machst du lieber?',
      ['Park|zurück*|Haltestelle|kürzer|dunkel|lieber|sicher*|erste*|zweite*|Licht|Weg|umkehren|gehe'],
      'Entscheide dich, und sag, warum.',
      'Ich gehe lieber zur Haltestelle zurück, weil der Park zu dunkel ist.',
    ),
    step(
      'Vernünftig. Von der Haltestelle gehst du in Richtung Turm bis zum Kreisverkehr und nimmst die zweite Straße rechts. Kannst du das wiederholen?',
      ['Turm|Kreisverkehr', 'zweite*|rechts'],
      'Wiederhol den Turm, den Kreisverkehr und die Straße.',
      'Ich gehe in Richtung Turm bis zum Kreisverkehr und nehme die zweite Straße rechts.',
    ),
    step(
      'Genau. Und was machst du, wenn du dich wieder verläufst?',
      ['rufe|anrufen|frage*|jemand*|zurück|Taxi|Nachricht|Karte|Laden|wieder|schreibe|an'],
      'Benutze „Wenn ich mich verlaufe, …“.',
      'Wenn ich mich wieder verlaufe, rufe ich dich an oder frage jemanden.',
    ),
    step(
      'Mein Bruder könnte dich auch mit dem Fahrrad abholen. Was meinst du?',
      [],
      'Nimm an oder lehn höflich ab, mit einem Grund.',
      'Das ist nett, aber nicht nötig. Ich finde es jetzt bestimmt.',
    ),
    step(
      'Na gut. Noch etwas: Die Klingel ist kaputt. Wie merken wir, dass du da bist?',
      ['rufe|anrufen|Nachricht|schreibe|klopfe|klopfen|Tür|rufen|Fenster|Handy|schicke|melde|laut'],
      'Denk an dein Handy oder an die Tür.',
      'Ich schicke euch eine Nachricht oder klopfe an die Tür.',
    ),
  ],
  starters: [
    'Hallo, ich bin’s. Ich habe mich verlaufen!',
    'Kannst du mich hören? Ich brauche deine Hilfe.',
    'Entschuldige, ich komme zu spät.',
  ],
  opening_message: 'Hallo! Wir haben uns schon Sorgen gemacht. Keine Panik, ich lotse dich her.',
  correction: 'prompt',
})
