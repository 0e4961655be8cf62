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
export type Wordings = readonly [string, string, ...string[]]

/**
 * The words of the guided partner in one language: a friendly, patient teacher who plays a role, in short everyday sentences and the form of address that teachers use.
 * No exclamation marks, no blame, never the word "wrong", and no braces but those that are filled in. `en/phrases.ts` has an example of each.
 */
export interface Phrases {
  /** What students write, as in `expects` of a chatbot: case, accents and punctuation don't count, the words come in this order with at most two others between, `*` is the rest of a word. */
  heard: {
    greeting: readonly string[]
    how_are_you: readonly string[]
    thanks: readonly string[]
    /** "Yes", "No", "OK": alone they answer too little. */
    yes_no: readonly string[]
    not_understood: readonly string[]
    repeat: readonly string[]
    /** Asking for the meaning of a word, which stands at `…`: "what does … mean", "what is the meaning of …". */
    meaning: readonly string[]
    /** "What is …", "what are …": counts where the word at `…` stands in the chatbot's vocabulary. */
    what_is: readonly string[]
    /** Asking for any other language: "in English please", "in Spanish please", "do you speak …" with its name. */
    language_please: readonly string[]
    help: readonly string[]
    /** A question given back: "And you", "What about you". */
    and_you: readonly string[]
    goodbye: readonly string[]
    /** Rude words for a person, as students write them: "idiot", "shut up". Only ones that have no harmless meaning. */
    insult: readonly string[]
    who_are_you: readonly string[]
  }
  /** What the partner says in this language when it is the one that is practised: always in the role. What it asks follows by itself. */
  said: {
    /** That it was heard, after an answer of any kind, also a sad one; it never judges how it was said. One to four words, eight or more ways: "I see." */
    reaction: Wordings
    /** To the question given back, about the role, which may be anyone: "Me? Oh, much the same." */
    and_you: Wordings
    unknown: Wordings
    /** To "Why do you ask?", where that is heard: "Because I'd like to know." */
    why?: Wordings
    /** After one word where more is wanted: "“{heard}”? Tell me more." */
    tell_more: Wordings
    /** The student doesn't want to talk about it: "That's all right, you don't have to tell me." */
    refusal: Wordings
    joke: Wordings
    greeting: Wordings
    how_are_you: Wordings
    thanks: Wordings
    /** After a bare yes or no: "Yes? Tell me a bit more." It must fit both. */
    yes_no: Wordings
    /** After a bare yes or no to a question that is then asked in other words: "Let me ask that another way." */
    ask_differently?: Wordings
    /** The question was not understood and is asked again: "No problem, once more." */
    not_understood: Wordings
    repeat: Wordings
    /** The student says goodbye in the middle: "Oh, you have to go? Goodbye, then." No question follows. */
    goodbye: Wordings
    /** Nothing was written, or only emoji: "I'm listening." */
    silence: Wordings
    /** Calm, and back to the matter: "Let's stay friendly." */
    insult: Wordings
    /** Says plainly what this is: "I'm a guided exercise from your school, neither a person nor an artificial intelligence." */
    who_are_you: Wordings
    /** The answer does not fit, or was in another language, and the question is asked again: "Sorry, I didn't quite get that." */
    nudge: Wordings
    /** Goes on after two tries: "Never mind." */
    go_on: Wordings
    /** Says in passing how something is written: "Ah, “{right}”." */
    recast: Wordings
    /** Where the conversation has no questions of its own, eight or more ways: "Tell me more." */
    more: Wordings
    closing: Wordings
    /** Something is said after the end: "Goodbye, see you soon." */
    over: Wordings
  }
  /** What the coach says under the student's message, in the student's own language or the practised one: it names no language, and a learner of twelve understands it. */
  coach: {
    nudge: string
    partly: string
    not_understood: string
    other_language: string
    hint: string
    /** Shows an answer after two tries: "You could say: “{example}”" */
    model: string
    meaning: string
    no_meaning: string
    /** To "How do I say …?": "“{word}” here is “{translation}”." */
    how_to_say: string
    no_way_to_say: string
    /** The student wants to stop, or it is over: "You can finish now." */
    finish: string
  }
}

/** What differs of the words of a partner where the school has students addressed formally. */
export interface FormalPhrases {
  said: Partial<Phrases['said']>
  coach: Partial<Phrases['coach']>
}
