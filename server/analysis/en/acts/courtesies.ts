import type { ActRule } from '#server/analysis/acts/act.ts'

/** What is wished for in jest. */
const absurd =
  'elephant|elephants|dinosaur|dinosaurs|unicorn|unicorns|dragon|dragons|giraffe|giraffes|crocodile|spaceship|rocket|ufo|alien|aliens|zombie|zombies|penguin|penguins|hippo|rhino|kangaroo'

/** Greeting, thanking, taking leave, and what worries, in English. */
export const courtesies: readonly ActRule[] = [
  {
    act: 'greeting',
    pattern: [
      '^ hello|hi|hey|hallo|helo|hiya|greetings there|everybody|everyone|all|you|again?',
      '^ good morning|afternoon|evening|day !is',
      'nice|pleased|glad|happy to meet|see you $',
      '^ how are|do you|u|things doing|do|today? $',
    ],
    right: ['Hello', 'Good morning, sir', 'Nice to meet you'],
    wrong: ['Good morning is what I say to my boss', 'It was a good day', 'I met him last year'],
  },
  {
    act: 'thanks',
    pattern: [
      '^ yes|no|ok|okay|great|fine|good|perfect|very|well|right? many? thank|thanks|thx|tank|cheers you? so|very? much?',
      'thank you|u $',
      '^ many|lots thanks',
      '^ I really? appreciate it|that|your',
      'that|it is very|so|really kind|nice of you',
    ],
    right: ['Thanks a lot', 'No, thank you', 'ok thanks'],
    wrong: ['I thanked him', 'My mother says thank you a lot', 'He was very kind to my sister'],
  },
  {
    act: 'goodbye',
    pattern: [
      '^ ok|okay|thanks|good? goodbye|bye|goodby|byebye|bye',
      '^ good night $',
      '^ see you *{0,3} $',
      '^ I have|need|must|should|want got? to? go|leave|stop|finish now? $',
      '^ have a nice|good|great|lovely|wonderful day|weekend|evening|time|week|one|holiday',
      '^ take care $',
      '^ I am leaving|going now? $',
      '^ can|may I|we please? [go|leave] now $',
      '^ let is|us stop|finish here|now? $',
      '^ talk|speak to you later|soon|tomorrow $',
    ],
    right: ['Goodbye', 'See you tomorrow', 'I have to go now', 'can i go now?'],
    wrong: ['Can I go there now?', 'I said goodbye to my friends', 'I have to go to the doctor', 'I had a nice day'],
  },
  {
    act: 'insult',
    pattern: [
      'you|u are|r a|an|such|so|very|really? idiot|stupid|dumb|moron|fool|loser|asshole|crazy|useless|ugly',
      '^ idiot|stupid|moron|asshole|bitch|loser|dumb *{0,2} $',
      'shut up',
      'go to hell',
      'fuck|fucking you|off|this',
      'you suck',
    ],
    right: ['You are stupid', 'shut up', 'idiot'],
    wrong: ['My stupid brother broke it', 'That was a stupid idea', 'I felt like an idiot yesterday'],
  },
  {
    act: 'distress',
    pattern: [
      'I want|wanted|wish to die|disappear',
      'I do not want to live any|anymore|more|like? more|this? $',
      'want|going|wanted to kill myself',
      '^ I hurt|cut myself $',
      'hits|beats|hit|beat me $',
    ],
    right: ['I want to die', "I don't want to live any more", 'My father hits me'],
    wrong: ['I died laughing', "I don't want to live in London", 'I hurt my leg'],
  },
  {
    act: 'nonsense',
    pattern: [
      '^ poo|poop|fart|farts|bum|butt|pee $',
      '^ bla|blah|la|ha|lol|haha bla|blah|la|ha|lol|haha{0,9} $',
      `^ *{0,3} want|need|buy|order|take|have a|an|one|two|three|my|the *{0,1} ${absurd} *{0,1} please? $`,
      `^ *{0,2} would like a|an|one|two|three|my|the *{0,1} ${absurd} *{0,1} please? $`,
      `for my|the|an *{0,1} ${absurd} $`,
      '^ and|but? you are so|very|really|too|a? bit|little? slow|weird|strange|annoying|boring|silly haha|lol|man|bro? $',
    ],
    right: ['poop', 'bla bla', 'hahaha', 'asdfgh', 'I want an elephant pizza', 'you are so slow haha'],
    wrong: [
      'ok',
      'Pizza',
      'Lalo is my brother',
      "I'd like to see elephants in Africa",
      'I want to see the dragon festival in China with my sister',
      'You are slow when it rains',
    ],
  },
]
