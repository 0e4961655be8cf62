import type { FormalPhrases } from '#server/practice/languages/phrase-book.ts'

export const phrases: FormalPhrases = {
  said: {},
  coach: {
    nudge: 'Das passt noch nicht. Versuchen Sie es noch einmal mit anderen Worten.',
    partly: '„{heard}“ stimmt. Ergänzen Sie, was noch fehlt.',
    not_understood: 'Lesen Sie die Frage noch einmal. Für den Anfang reichen ein oder zwei Wörter.',
    other_language: 'Schreiben Sie bitte in der Sprache, die Sie gerade üben.',
    model: 'Sie können sagen: „{example}“',
    no_meaning: '„{word}“ kann ich nicht erklären. Schauen Sie im Wörterbuch nach oder fragen Sie im Kurs.',
    no_way_to_say:
      'Ich weiß nicht, wie man hier „{word}“ sagt. Versuchen Sie es mit anderen Worten oder fragen Sie im Kurs.',
    finish: 'Sie können das Gespräch jetzt beenden.',
  },
}
