import { heard } from './heard.ts'
import type { Phrases } from '#server/practice/languages/phrase-book.ts'

/** The partner's words in German. What may be said in a role names neither "du" nor "Sie"; the rest has formal words, too: `formal/de.ts`. */
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
      '„{word}“ kann ich hier nicht erklären. Schau im Wörterbuch nach oder frag im Kurs.',
      '„{word}“ steht nicht in meiner Liste. Frag am besten im Kurs danach.',
    ],
    language_please: ['Bleiben wir beim Deutschen. Du schaffst das.', 'Versuch es auf Deutsch, mit einfachen Wörtern.'],
    other_language: [
      'Und wie sagst du das auf Deutsch? Ein paar Wörter reichen.',
      'Auf Deutsch, bitte. Es muss nicht perfekt sein.',
    ],
    help: ['Natürlich, ich helfe dir gern.', 'Klar, hier ist etwas Hilfe.'],
    goodbye: [
      'Wenn du möchtest, hören wir hier auf. Sonst machen wir weiter:',
      'Du kannst jederzeit aufhören. Wenn du noch eine Minute hast, machen wir weiter:',
    ],
    silence: ['Ich höre zu.', 'Lass dir Zeit. Ein oder zwei Wörter reichen.'],
    insult: ['Bleiben wir freundlich. Weiter geht es.', 'Lassen wir das. Zurück zum Thema.'],
    who_are_you: [
      'Ich bin eine angeleitete Übung der Schule, weder ein Mensch noch eine künstliche Intelligenz.',
      'Das hier ist eine angeleitete Übung der Schule. Es antwortet weder ein Mensch noch eine künstliche Intelligenz.',
    ],
    nudge: [
      'Noch nicht ganz. Versuch es noch einmal.',
      'Das passt noch nicht. Wie kannst du es anders sagen?',
      'Schauen wir uns das noch einmal an.',
    ],
    partly: ['„{heard}“, gut. Da fehlt noch etwas.', 'Gut, „{heard}“ habe ich verstanden. Und der Rest?'],
    hint: ['Ein Tipp: {hint}', 'Vielleicht hilft dir das: {hint}'],
    model: ['Du kannst zum Beispiel sagen: „{example}“', 'Zum Beispiel so: „{example}“'],
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
      'Das war unser Gespräch, vielen Dank. Beende es jetzt, dann siehst du deine Zusammenfassung.',
      'Damit sind wir am Ende. Danke, das war ein schönes Gespräch. Wenn du es beendest, siehst du deine Zusammenfassung.',
    ],
    over: [
      'Wir sind schon am Ende. Du kannst das Gespräch jetzt beenden.',
      'Unser Gespräch ist vorbei. Beende es, dann siehst du deine Zusammenfassung.',
    ],
  },
  own: {
    nudge: 'Das passt noch nicht. Versuch es noch einmal, mit anderen Worten.',
    partly: 'Ein Teil stimmt schon. Ergänze, was noch fehlt.',
    not_understood: 'Lies die Frage noch einmal. Für den Anfang reichen ein oder zwei Wörter.',
    other_language: 'Schreib bitte in der Sprache, die du gerade übst.',
    model: 'Diese Antwort hätte gepasst. Weiter geht es.',
  },
}
