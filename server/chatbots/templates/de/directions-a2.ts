import { step, template, words } from '#server/chatbots/templates/write.ts'

export const directionsA2 = template({
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
})
