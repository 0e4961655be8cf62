import type { ActPack } from '#server/analysis/acts/act.ts'
import { askedElsewhere } from '#server/analysis/acts/asked-elsewhere.ts'
import { requests } from './acts/requests.ts'
import { questions } from './acts/questions.ts'
import { replies } from './acts/replies.ts'
import { calls } from './acts/calls.ts'
import { gaps } from './acts/gaps.ts'
import { courtesies } from './acts/courtesies.ts'
import { starts } from './acts/starts.ts'

/** What messages in English do. */
export const acts: ActPack = {
  rules: [...gaps, ...starts, ...replies, ...requests, ...calls, ...questions, ...courtesies, ...askedElsewhere('en')],
  fillers: [
    'phew',
    'erm',
    'ehm',
    'well',
    'um',
    'uh',
    'er',
    'hm',
    'hmm',
    'mmm',
    'oh',
    'ah',
    'sorry',
    'I am sorry',
    'excuse me',
    'please',
    'honestly',
    'actually',
    'good question',
    'sir',
    'madam',
  ],
  respelt: {
    dont: 'do not',
    doesnt: 'does not',
    didnt: 'did not',
    cant: 'can not',
    cannot: 'can not',
    couldnt: 'could not',
    wont: 'will not',
    wouldnt: 'would not',
    shouldnt: 'should not',
    isnt: 'is not',
    arent: 'are not',
    wasnt: 'was not',
    havent: 'have not',
    hasnt: 'has not',
    m: 'am',
    im: 'I am',
    re: 'are',
    ve: 'have',
    ive: 'I have',
    ll: 'will',
    d: 'would',
    whats: 'what is',
    thats: 'that is',
    its: 'it is',
    hows: 'how is',
    wheres: 'where is',
    s: 'is',
    idk: 'I do not know',
    dunno: 'do not know',
    wanna: 'want to',
    u: 'you',
    thx: 'thanks',
    thankyou: 'thank you',
    pls: 'please',
    corse: 'course',
  },
  choice: {
    or: ['or'],
    first: ['first', 'former'],
    second: ['second', 'latter'],
    beside: ['would', 'like', 'prefer', 'rather', 'one', 'please', 'take', 'choose', 'better', 'go', 'pay'],
  },
}
