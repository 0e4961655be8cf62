import { step, template, words } from '#server/chatbots/templates/write.ts'

export const shoppingB1 = template({
  id: 'shopping-b1',
  name: 'Etwas zurückbringen',
  language: 'de',
  level: 'B1',
  description:
    'Die Kopfhörer, die du letzte Woche gekauft hast, sind kaputt. Bring sie zurück und find eine faire Lösung.',
  role: 'Mitarbeiter am Servicetisch eines Elektronikmarkts in Stuttgart',
  scenario:
    'Du hast letzte Woche Kopfhörer gekauft, und seit gestern gehen sie nicht mehr. Den Karton hast du dabei, den Kassenbon findest du nicht.',
  goals: [
    'Ich kann erklären, was an einem Gerät nicht funktioniert.',
    'Ich kann sagen, wann und wie ich es gekauft habe.',
    'Ich kann sagen, was ich möchte.',
    'Ich kann reagieren, wenn die erste Antwort Nein ist.',
  ],
  grammar: ['Perfekt', 'obwohl und trotzdem', 'Konjunktiv II: Ich hätte lieber …'],
  vocabulary: words({
    'der Kopfhörer': 'man setzt ihn auf, um Musik zu hören',
    'der Akku': 'er gibt einem Gerät Strom',
    aufladen: 'einen Akku füllen',
    'die Garantie': 'die Firma verspricht, ein Gerät zu reparieren oder zu tauschen',
    defekt: 'kaputt',
    umtauschen: 'etwas zurückgeben und etwas Neues bekommen',
    'der Kassenbon': 'der Zettel, den man beim Bezahlen bekommt',
    'der Gutschein': 'ein Papier, mit dem man im Geschäft bezahlen kann',
    'der Kontoauszug': 'eine Liste, was man bezahlt hat',
    'fallen lassen': 'etwas aus Versehen auf den Boden werfen',
    'die Reparatur': 'die Arbeit, etwas wieder ganz zu machen',
    ausverkauft: 'nicht mehr da',
  }),
  steps: [
    step(
      'Was kann ich für Sie tun?',
      [
        'Kopfhörer*|gekauft|funktionieren|kaputt|zurück*|gehen|Problem|defekt|umtauschen|Ton|laden|Musik|mehr|funktioniert',
      ],
      'Sag, was du gekauft hast und was das Problem ist.',
      'Ich habe letzte Woche diese Kopfhörer gekauft, und sie funktionieren nicht mehr.',
    ),
    step(
      'Aha. Was passiert genau, wenn Sie sie einschalten?',
      [],
      'Beschreibe es: „Wenn ich sie einschalte, …“.',
      'Wenn ich sie einschalte, wird das Licht rot, aber ich höre nichts.',
    ),
    step(
      'Haben Sie den Akku aufgeladen, und sind sie vielleicht einmal heruntergefallen?',
      [
        'geladen|aufgeladen|Akku|gefallen|heruntergefallen|runtergefallen|ja|nein|nie|schon|vorsichtig|Stunden|Nacht|ganze',
      ],
      'Antworte auf beide Fragen.',
      'Ich habe ihn die ganze Nacht aufgeladen, und sie sind nie heruntergefallen.',
    ),
    step(
      'Gut. Dann brauche ich bitte den Kassenbon.',
      [
        'Bon|Kassenbon|Quittung|verloren|finde|nicht|leider|*hause|Mail|Kontoauszug|Bank|Karte|Karton|hier|ja|weggeworfen|bezahlt|Rechnung',
      ],
      'Erklär, dass du ihn nicht findest, und biete etwas anderes an.',
      'Den finde ich leider nicht mehr, aber ich habe den Karton und mit Karte bezahlt.',
    ),
    step(
      'Ohne Bon darf ich eigentlich nichts zurücknehmen. Wann haben Sie sie gekauft, und wie haben Sie bezahlt?',
      [
        'Woche|Tag*|Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag|vor|letzte*|#|Karte|bar|Kontoauszug|Bank|Handy|App|bezahlt',
      ],
      'Nenne den Tag und wie du bezahlt hast. Gibt es einen anderen Beweis?',
      'Am letzten Freitag, mit Karte. Ich kann Ihnen den Kontoauszug auf dem Handy zeigen.',
    ),
    step(
      'Das reicht mir. Ich könnte sie zur Reparatur schicken, das dauert drei Wochen. Ist das in Ordnung für Sie?',
      [
        'nein|nicht|lange|drei Wochen|neue*|umtauschen|Geld|lieber|brauche|ja|Ordnung|gut|wenn|Garantie|defekt|hätte|einverstanden',
      ],
      'Sag, was dir lieber wäre, und warum.',
      'Drei Wochen sind zu lang. Ich hätte lieber neue, weil ich sie jeden Tag brauche.',
    ),
    step(
      'Ich sehe nach. Das Modell ist ausverkauft. Ich kann Ihnen einen Gutschein geben oder das Geld zurück. Was nehmen Sie?',
      ['Geld|Gutschein|zurück|anderes|keins|Modell|Karte|bar|nehme|lieber|möchte'],
      'Entscheide dich, und gib einen Grund.',
      'Ich nehme das Geld, weil ich hier nichts anderes brauche.',
    ),
    step(
      'In Ordnung. In drei Tagen ist es auf Ihrem Konto. Kann ich sonst noch etwas für Sie tun?',
      [],
      'Bedanke dich, oder bitte zum Beispiel um eine Bestätigung.',
      'Könnten Sie mir das bitte schriftlich geben? Und danke für Ihre Hilfe.',
    ),
  ],
  starters: [
    'Entschuldigung, bin ich hier am Service richtig?',
    'Guten Tag. Ich habe ein Problem mit einem Gerät.',
    'Hallo, ich möchte etwas zurückgeben.',
  ],
  opening_message: 'Guten Tag. Da sind Sie bei mir genau richtig.',
  correction: 'prompt',
})
