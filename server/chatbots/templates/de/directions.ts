import type { Template } from '#contract/teaching/chatbots.ts'
import { step, template, words } from '#server/chatbots/templates/write.ts'

export const directions: readonly Template[] = [
  template({
    id: 'directions-a2',
    name: 'Nach dem Weg fragen',
    language: 'de',
    level: 'A2',
    description:
      'Du bist neu in der Stadt und suchst das Museum. Frag jemanden auf der Straße, und prüf, ob du alles verstanden hast.',
    role: 'Jemand an einer Bushaltestelle in Nürnberg',
    scenario:
      'Du möchtest ins Eisenbahnmuseum, aber dein Handy ist leer. An der Haltestelle wartet jemand und hat Zeit. Eine Brücke ist heute gesperrt.',
    goals: [
      'Ich kann höflich nach dem Weg fragen.',
      'Ich kann sagen, wohin ich möchte und wie.',
      'Ich kann einen Weg wiederholen.',
      'Ich kann fragen, wie lange es dauert.',
    ],
    grammar: ['Imperativ: Gehen Sie …, Biegen Sie … ab', 'zu, in, an + Dativ oder Akkusativ', 'Wie weit? Wie lange?'],
    vocabulary: words({
      geradeaus: 'nicht nach links und nicht nach rechts',
      abbiegen: 'in eine andere Straße gehen',
      'die Ecke': 'wo zwei Straßen sich treffen',
      überqueren: 'auf die andere Seite gehen',
      'die Ampel': 'rotes, gelbes und grünes Licht',
      'die Brücke': 'auf ihr kommt man über den Fluss',
      neben: 'direkt daran',
      gegenüber: 'auf der anderen Seite',
      'die Haltestelle': 'wo der Bus hält',
      'zu Fuß': 'man geht selbst',
      weit: 'nicht nah',
      gesperrt: 'man kommt nicht durch',
    }),
    steps: [
      step(
        'Ja, ich helfe Ihnen gern. Wohin möchten Sie denn?',
        ['Museum|Eisenbahnmuseum|zum|ins|zur|suche|möchte|Bahnhof|Zentrum|Burg|Hotel|Altstadt|wo'],
        'Sag den Ort: „Ich suche …“ oder „Ich möchte zum …“.',
        'Ich suche das Eisenbahnmuseum.',
      ),
      step(
        'Das ist nicht schwer. Möchten Sie zu Fuß gehen oder mit dem Bus fahren?',
        ['Fuß|gehen|laufen|Bus|fahren|schneller|weit|billiger|Taxi|beides|besser|gehe|fahre'],
        'Wähle eins aus: „zu Fuß“ oder „mit dem Bus“.',
        'Ich gehe lieber zu Fuß, wenn es nicht zu weit ist.',
      ),
      step(
        'Gute Idee bei dem Wetter. Gehen Sie geradeaus bis zur Ampel und dann links. Was machen Sie an der Ampel?',
        ['links'],
        'Sag es mit eigenen Worten: „Ich gehe …“.',
        'An der Ampel gehe ich nach links.',
      ),
      step(
        'Richtig. Danach gehen Sie über die Brücke. Ach nein, die Brücke ist ja heute gesperrt! Was würden Sie jetzt machen?',
        ['andere*|Weg|Brücke|Bus|frage*|wo|gibt|zurück|Taxi|weiß|Straße|gehe|Boot|nehme|um'],
        'Frag nach einem anderen Weg: „Gibt es …?“',
        'Oh! Gibt es hier noch eine andere Brücke?',
      ),
      step(
        'Ja, die gibt es. Gehen Sie an der Kirche rechts, dann sehen Sie gegenüber vom Supermarkt eine kleine Brücke. Können Sie das wiederholen?',
        ['rechts', 'Kirche|Brücke|Supermarkt|gegenüber'],
        'Sag, wo du rechts gehst und was gegenüber der Brücke ist.',
        'Ich gehe an der Kirche rechts, und die Brücke ist gegenüber vom Supermarkt.',
      ),
      step(
        'Genau! Und dann sind Sie fast da. Möchten Sie noch etwas wissen?',
        ['wie|weit|lange|dauert|offen|geöffnet|Uhr|was|wann|Minute*|Eintritt|ist|nein|kostet|danke|schließt'],
        'Frag, wie lange es dauert oder bis wann das Museum offen ist.',
        'Ja. Wie lange dauert das zu Fuß?',
      ),
      step(
        'Ungefähr fünfzehn Minuten, und es ist bis fünf Uhr offen. Finden Sie es jetzt?',
        ['ja|danke|dank|glaube|hoffe|sicher|klar|gut|Hilfe|nein|nett|tschüs|tschüss|Wiedersehen|bestimmt'],
        'Bedanke dich für die Hilfe.',
        'Ja, ich glaube schon. Vielen Dank für Ihre Hilfe!',
      ),
    ],
    starters: [
      'Entschuldigung, können Sie mir helfen?',
      'Hallo, kennen Sie sich hier aus?',
      'Entschuldigen Sie, ich glaube, ich habe mich verlaufen.',
    ],
    opening_message: 'Guten Tag! Sie sehen aus, als ob Sie etwas suchen.',
    correction: 'prompt',
  }),
  template({
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
  }),
]
