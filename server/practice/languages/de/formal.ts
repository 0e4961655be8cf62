import type { FormalPhrases } from '#server/practice/languages/phrase-book.ts'

/** What the partner says in German where the school says "Sie". */
export const phrases: FormalPhrases = {
  said: {
    no_meaning: [
      '„{word}“ kann ich hier nicht erklären. Schauen Sie im Wörterbuch nach oder fragen Sie im Kurs.',
      '„{word}“ steht nicht in meiner Liste. Fragen Sie am besten im Kurs danach.',
    ],
    language_please: [
      'Bleiben wir beim Deutschen. Sie schaffen das.',
      'Versuchen Sie es auf Deutsch, mit einfachen Wörtern.',
    ],
    other_language: [
      'Und wie sagen Sie das auf Deutsch? Ein paar Wörter reichen.',
      'Auf Deutsch, bitte. Es muss nicht perfekt sein.',
    ],
    help: ['Natürlich, ich helfe Ihnen gern.', 'Klar, hier ist etwas Hilfe.'],
    goodbye: [
      'Wenn Sie möchten, hören wir hier auf. Sonst machen wir weiter:',
      'Sie können jederzeit aufhören. Wenn Sie noch eine Minute haben, machen wir weiter:',
    ],
    silence: ['Ich höre zu.', 'Lassen Sie sich Zeit. Ein oder zwei Wörter reichen.'],
    nudge: [
      'Noch nicht ganz. Versuchen Sie es noch einmal.',
      'Das passt noch nicht. Wie können Sie es anders sagen?',
      'Schauen wir uns das noch einmal an.',
    ],
    hint: ['Ein Tipp: {hint}', 'Vielleicht hilft Ihnen das: {hint}'],
    model: ['Sie können zum Beispiel sagen: „{example}“', 'Zum Beispiel so: „{example}“'],
    closing: [
      'Das war unser Gespräch, vielen Dank. Beenden Sie es jetzt, dann sehen Sie Ihre Zusammenfassung.',
      'Damit sind wir am Ende. Danke, das war ein schönes Gespräch. Wenn Sie es beenden, sehen Sie Ihre Zusammenfassung.',
    ],
    over: [
      'Wir sind schon am Ende. Sie können das Gespräch jetzt beenden.',
      'Unser Gespräch ist vorbei. Beenden Sie es, dann sehen Sie Ihre Zusammenfassung.',
    ],
  },
  own: {
    nudge: 'Das passt noch nicht. Versuchen Sie es noch einmal, mit anderen Worten.',
    partly: 'Ein Teil stimmt schon. Ergänzen Sie, was noch fehlt.',
    not_understood: 'Lesen Sie die Frage noch einmal. Für den Anfang reichen ein oder zwei Wörter.',
    other_language: 'Schreiben Sie bitte in der Sprache, die Sie gerade üben.',
  },
}
