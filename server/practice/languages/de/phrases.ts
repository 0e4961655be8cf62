import { heard } from './heard.ts'
import type { Phrases } from '#server/practice/languages/phrase-book.ts'

/** The partner's words in German; they name neither "du" nor "Sie", as chatbots say either. */
export const phrases: Phrases = {
  heard,
  said: {
    praise: [
      'Gut gesagt.',
      'Sehr gut.',
      'Gut ausgedrückt.',
      'Schön gesagt.',
      'Klar und deutlich.',
      'Sehr schön.',
      'Gut verständlich.',
      'Prima.',
      'Das war gut formuliert.',
    ],
    and_you: ['Danke der Nachfrage. Ich spiele hier nur eine Rolle.', 'Nett gefragt. Ich bin nur zum Üben da.'],
    greeting: ['Hallo.', 'Guten Tag.', 'Hallo und herzlich willkommen.'],
    how_are_you: ['Sehr gut, danke.', 'Alles bestens, danke der Nachfrage.'],
    thanks: ['Gern geschehen.', 'Sehr gern.', 'Nichts zu danken.'],
    yes_no: ['Gut. Und noch ein bisschen ausführlicher?', 'In Ordnung. Wie klingt das als ganzer Satz?'],
    not_understood: [
      'Kein Problem, das kommt vor.',
      'Das macht nichts. Schauen wir es uns zusammen an.',
      'Keine Sorge, wir haben Zeit.',
    ],
    repeat: ['Gern, noch einmal.', 'Natürlich, hier ist die Frage noch einmal.'],
    meaning: ['„{word}“ bedeutet: {meaning}.', 'Gute Frage. „{word}“ heißt: {meaning}.'],
    no_meaning: [
      '„{word}“ kann ich hier nicht erklären. Am besten im Wörterbuch nachsehen oder im Kurs fragen.',
      '„{word}“ steht nicht in meiner Liste. Im Kurs kann man danach fragen.',
    ],
    language_please: [
      'Bleiben wir beim Deutschen. Das klappt schon.',
      'Versuchen wir es auf Deutsch, mit einfachen Wörtern.',
    ],
    other_language: [
      'Und wie geht das auf Deutsch? Ein paar Wörter reichen.',
      'Auf Deutsch, bitte. Es muss nicht perfekt sein.',
    ],
    help: ['Natürlich, ich helfe gern.', 'Klar, hier ist etwas Hilfe.'],
    goodbye: [
      'Wir können hier gern aufhören. Oder wir machen weiter:',
      'Aufhören geht jederzeit. Wenn noch eine Minute Zeit ist, machen wir weiter:',
    ],
    silence: ['Ich höre zu.', 'Ganz in Ruhe. Ein oder zwei Wörter reichen.'],
    insult: ['Bleiben wir freundlich, und weiter geht es.', 'Lassen wir das und kommen zurück zum Thema.'],
    who_are_you: [
      'Ich bin eine angeleitete Übung der Schule, weder ein Mensch noch eine künstliche Intelligenz.',
      'Das hier ist eine angeleitete Übung der Schule. Es antwortet weder ein Mensch noch eine künstliche Intelligenz.',
    ],
    nudge: [
      'Noch nicht ganz. Versuchen wir es noch einmal.',
      'Das passt noch nicht. Wie geht es anders?',
      'Schauen wir uns das noch einmal an.',
    ],
    partly: ['„{heard}“, gut. Da fehlt noch etwas.', 'Gut, „{heard}“ habe ich verstanden. Und der Rest?'],
    hint: ['Ein Tipp: {hint}', 'Vielleicht hilft das: {hint}'],
    model: ['Man kann zum Beispiel sagen: „{example}“', 'Zum Beispiel so: „{example}“'],
    go_on: ['Macht nichts, weiter geht es.', 'Das ist nicht schlimm. Machen wir weiter.'],
    recast: ['Ah, „{right}“, verstehe.', 'Also „{right}“, gut.', 'Gut, „{right}“, alles klar.'],
    mistake: ['Man schreibt „{better}“, nicht „{written}“.', 'Eine Kleinigkeit: „{written}“ schreibt man „{better}“.'],
    foreign_words: ['Wie sagt man „{written}“ auf Deutsch?', '„{written}“: Wie heißt das auf Deutsch?'],
    more: [
      'Davon möchte ich mehr hören.',
      'Interessant. Was gibt es dazu noch zu sagen?',
      'Und warum ist das so?',
      'Gibt es dafür ein Beispiel?',
      'Und was ist dann passiert?',
      'Und wie fühlt sich das an?',
      'Was sagen andere Leute dazu?',
      'Worüber sprechen wir als Nächstes?',
    ],
    closing: [
      'Das war unser Gespräch, vielen Dank. Jetzt nur noch beenden, dann kommt die Zusammenfassung.',
      'Damit sind wir am Ende. Danke, das war ein schönes Gespräch. Nach dem Beenden kommt die Zusammenfassung.',
    ],
    over: [
      'Wir sind schon am Ende. Das Gespräch kann jetzt beendet werden.',
      'Unser Gespräch ist vorbei. Nach dem Beenden kommt die Zusammenfassung.',
    ],
  },
  own: {
    nudge: 'Das passt noch nicht. Noch ein Versuch, mit anderen Worten.',
    partly: 'Ein Teil ist schon da. Etwas fehlt noch.',
    not_understood: 'Am besten die Frage noch einmal lesen. Für den Anfang reichen ein oder zwei Wörter.',
    other_language: 'Bitte in der Sprache schreiben, die gerade geübt wird.',
    model: 'Diese Antwort hätte gepasst. Weiter geht es.',
  },
}
