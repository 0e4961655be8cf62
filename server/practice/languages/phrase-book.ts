/** What a student says that answers no question: it is heard, answered in a sentence, and the conversation goes on. */
export const asides = [
  'insult',
  'who_are_you',
  'not_understood',
  'repeat',
  'meaning',
  'language_please',
  'help',
  'goodbye',
  'and_you',
  'how_are_you',
  'greeting',
  'thanks',
  'yes_no',
] as const
export type HeardAside = (typeof asides)[number]

/** One of several ways to say the same; at least two, so that nothing is said twice in a row. */
export type Ways = readonly [string, string, ...string[]]

/**
 * The words of the guided partner in one language. It is a friendly, patient teacher who plays a role: short everyday
 * sentences for beginners, the form of address that teachers of this language use, no exclamation marks, no blame, and
 * never the word "wrong". What stands in braces is filled in; put no other braces.
 */
export interface Phrases {
  /**
   * What students write, in this language. Entries are as in `expects` of a chatbot: case, accents and punctuation do
   * not count, the words come in this order with at most two others between them, `*` is the rest of a word.
   */
  heard: {
    /** "Hello", "Good morning". */
    greeting: readonly string[]
    /** "How are you", "How's it going". */
    how_are_you: readonly string[]
    /** "Thank you", "Thanks". */
    thanks: readonly string[]
    /** "Yes", "No", "OK": alone they answer too little. */
    yes_no: readonly string[]
    /** "I don't understand", "I don't know", "no idea". */
    not_understood: readonly string[]
    /** "Repeat please", "Say that again". */
    repeat: readonly string[]
    /** Asking for the meaning of a word, which stands at `…`: "what does … mean", "what is the meaning of …". */
    meaning: readonly string[]
    /** "What is …", "what are …": counts where the word at `…` stands in the chatbot's vocabulary. */
    what_is: readonly string[]
    /** Asking for another language, whichever: "in English please", "in Spanish please", "do you speak …" with its name. */
    language_please: readonly string[]
    /** "Help", "Give me a hint". */
    help: readonly string[]
    /** A question given back: "And you", "What about you". */
    and_you: readonly string[]
    /** "Goodbye", "I have to go", "I want to stop". */
    goodbye: readonly string[]
    /** Rude words for a person, as students write them: "idiot", "shut up". Only ones that have no harmless meaning. */
    insult: readonly string[]
    /** "Are you a robot", "Are you human", "Are you an AI", "Who are you really". */
    who_are_you: readonly string[]
  }
  /** What the partner says in this language when it is the one that is practised. The question follows by itself. */
  said: {
    /** Praise of one to four words, eight or more ways: "Very good." */
    praise: Ways
    /** To the question given back, honestly and kindly: "Thanks for asking, but this is about you." */
    and_you: Ways
    /** "Hello." */
    greeting: Ways
    /** "Very well, thank you." */
    how_are_you: Ways
    /** "You're welcome." */
    thanks: Ways
    /** After a bare yes or no: "All right. Can you say a bit more?" */
    yes_no: Ways
    /** "No problem, that happens." The question and its hint follow. */
    not_understood: Ways
    /** "Of course, once more." */
    repeat: Ways
    /** Explains a word: "“{word}” means: {meaning}." */
    meaning: Ways
    /** The word is not in the list: "I can't explain “{word}” here. Look it up, or ask your teacher." */
    no_meaning: Ways
    /** Names this language: "Let's stay in English." */
    language_please: Ways
    /** The student wrote another language. Names this one: "In English, please." */
    other_language: Ways
    /** "Of course, I'll help you." */
    help: Ways
    /** "If you like, you can finish now. Otherwise we can go on." */
    goodbye: Ways
    /** Nothing was written, or only emoji: "I'm listening." */
    silence: Ways
    /** Calm, and back to the matter: "Let's stay friendly." */
    insult: Ways
    /** Says plainly what this is: "I'm a guided exercise from your school, neither a person nor an artificial intelligence." */
    who_are_you: Ways
    /** The answer does not fit yet; the hint follows: "Not quite yet. Let's try once more." */
    nudge: Ways
    /** One part was there: "“{heard}”: good. Something is still missing." */
    partly: Ways
    /** Stands before a hint: "A hint: {hint}" */
    hint: Ways
    /** Shows a good answer after two tries, then goes on: "You could say: “{example}”" */
    model: Ways
    /** There is no good answer to show: "Never mind, let's go on." */
    go_on: Ways
    /** Says in passing how something is written: "Ah, “{right}”." */
    recast: Ways
    /** Names a mistake: "We write “{better}”, not “{written}”." */
    mistake: Ways
    /** Names words in another language: "In English, please: “{written}”." */
    foreign_words: Ways
    /** Where the conversation has no questions of its own, eight or more ways: "Tell me more." */
    more: Ways
    /** The end: thanks, and that the conversation can be finished now: "That's all for today. Thank you. You can finish now." */
    closing: Ways
    /** Something is said after the end: "We have come to the end. You can finish now." */
    over: Ways
  }
  /** Help in this language when it is the student's own and another is practised, so it names no language. */
  own: {
    /** "That doesn't fit yet. Try once more, in other words." */
    nudge: string
    /** "Part of it is right. Add what is missing." */
    partly: string
    /** "Read the question once more; a word or two is enough." */
    not_understood: string
    /** "Please write in the language that you are practising." */
    other_language: string
    /** "Here is a sentence that would have fitted. Let's go on." */
    model: string
  }
}

/** What differs of the words of a partner where the school has students addressed formally. */
export interface FormalPhrases {
  said: Partial<Phrases['said']>
  own: Partial<Phrases['own']>
}
