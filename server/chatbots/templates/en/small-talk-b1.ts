import { fact, on, step, template, twist, when, words } from '#server/chatbots/templates/write.ts'

export const smallTalkB1 = template({
  id: 'small-talk-b1',
  name: 'Small talk on a train',
  language: 'en',
  level: 'B1',
  description: 'A long train journey, and a friendly person next to you. Keep the conversation going.',
  role: 'A fellow traveller on a train from London to Glasgow',
  partner_name: 'Eleanor',
  region: 'GB',
  scenario:
    'You’re sitting opposite each other by the window, with hours to go. The train stops in the middle of nowhere, so you start talking about travel, home and your plans.',
  goals: [
    'I can start a conversation and keep it going.',
    'I can tell a short story about a journey.',
    'I can say what I think and ask for the other person’s opinion.',
    'I can end a conversation politely.',
  ],
  grammar: ['past simple and past continuous for stories', 'question tags: isn’t it?', 'so do I / neither do I'],
  vocabulary: words({
    delay: 'when something is later than planned',
    journey: 'when you travel from one place to another',
    scenery: 'the countryside you can see around you',
    'to be stuck': 'not to be able to move',
    announcement: 'information that a voice on the train gives to everyone',
    connection: 'the next train you have to catch',
    'to look out of the window': 'to watch what is outside',
    abroad: 'in another country',
    'to grow up': 'to be a child and become an adult',
    homesick: 'sad because home is far away',
    worthwhile: 'good enough for the time it takes',
    'to pass the time': 'to do something while you wait',
  }),
  facts: [
    fact(
      'How far are you going?',
      ['you', 'how far|where', 'going|travel*|go|get off|getting off'],
      'Only as far as Carlisle. My sister is picking me up there.',
    ),
    fact(
      'Do you like London?',
      ['you', 'london', 'like|love|enjoy|live|why'],
      'Most of the time. It’s loud and expensive, but I’d miss the theatres.',
    ),
    fact(
      'Where do you live?',
      ['where', 'you', 'live|from|born|come|grow up|grew up'],
      'I live in London now, but I grew up in a tiny village in the north.',
    ),
    fact(
      'Do you prefer the city or the country?',
      ['you', 'city|country|village', 'prefer|rather|like|better|live|think'],
      'Ask me on a Sunday and I’ll say the country. On a Friday night, it’s the city.',
    ),
    fact(
      'What do you do?',
      ['what', 'you', 'job|do for a living|you do|work'],
      'I make costumes for a theatre. This bag is full of kings and queens.',
    ),
    fact(
      'Do you like your job?',
      ['you', 'job|work|theatre|costumes', 'like|love|enjoy|how long'],
      'I love it. I’ve done it for thirty years, and no day is the same.',
    ),
    fact(
      'Why are you going to Carlisle?',
      ['why|what', 'carlisle|you going|your sister|travelling|there'],
      'It’s my sister’s sixtieth birthday, and she doesn’t know about the party yet.',
    ),
    fact(
      'Do you travel by train a lot?',
      ['you', 'train*|travel*', 'often|much|a lot|like|usually|always|prefer'],
      'Twice a month. I’ve read half of my books on this line.',
    ),
    fact(
      'What is the best trip you have ever been on?',
      ['you*', 'best|favourite|favorite|most beautiful', 'trip|journey|holiday|country|place'],
      'By boat along the coast of Norway. I stood outside all night to see the lights.',
    ),
    fact(
      'Have you ever been abroad?',
      ['you', 'been|travel*|visited', 'abroad|spain|france|germany|italy|brazil|america|country|mexico|portugal|there'],
      'I’ve been all over Europe, but never any further. It’s on my list.',
    ),
    fact(
      'Why have we stopped?',
      ['why|what', 'stop*|stuck|wait*|happened|delay|problem|announcement'],
      'They said there are cows on the line. Only in England!',
    ),
    fact(
      'How long is the delay?',
      ['how long|when|how much', 'delay|wait|stuck|late|continue|move|arrive|stop'],
      'Half an hour, they said. That usually means forty minutes.',
    ),
    fact(
      'What did the announcement say?',
      ['what', 'announcement|say|said|voice|tell|loudspeaker'],
      'That there are cows on the line, and that they’re very sorry.',
    ),
    fact(
      'Is there a restaurant on the train?',
      'restaurant|food|coffee|tea|buffet|hungry|eat|drink',
      'There’s a trolley with tea and sandwiches. I’ve got some biscuits, too, do take one.',
    ),
    fact(
      'Is there Wi-Fi on the train?',
      'wifi|wi-fi|wi fi|internet',
      'There is, but it only works when the train doesn’t.',
    ),
    fact('Where is the toilet?', 'toilet*|bathroom|loo', 'At the end of the next carriage. Take your own paper!'),
    fact('Is this seat free?', ['seat|place', 'free|taken|sit'], 'It is. Do sit down!'),
    fact(
      'Do you have children?',
      ['you', 'children|kids|son|daughter|family|married|husband'],
      'One daughter. She’s about to become a doctor, and I’m terribly proud.',
    ),
    fact(
      'Do you have any pets?',
      ['you', 'pet*|dog|cat|animal*'],
      'Two cats. My neighbour is feeding them, and they’ll be fat when I’m back.',
    ),
    fact(
      'What are you reading?',
      ['you', 'read*|book*'],
      'A detective story. I always know the murderer on page ten, and I’m always wrong.',
    ),
    fact('What is your name?', ['name', 'your'], 'I’m Eleanor. It’s nice to meet you.'),
    fact('Do you get homesick?', ['you', 'homesick|miss'], 'When I smell wet grass, yes. Then I phone my sister.'),
    fact(
      'What do you do in your free time?',
      ['you', 'free time|hobby|hobbies|weekend|music|sport'],
      'I sing in a choir, and I grow tomatoes on the balcony.',
    ),
    fact(
      'Is the weather always like this?',
      'weather|rain*|sun|sunny|snow',
      'In the north they say: if you can see the hills, it’s going to rain. If you can’t, it’s raining.',
    ),
    fact(
      'What is that outside?',
      ['what|which|where', 'outside|window|river|mountain*|hill*|lake|that|scenery'],
      'Those are the hills of the Lake District, I think. Lovely, aren’t they?',
    ),
  ],
  steps: [
    step(
      'How far are you going today, if I may ask?',
      [],
      'Say where you are going, and why.',
      'It’s a long journey for me: I’m going all the way to Glasgow to visit my sister.',
      {
        topics: [
          'going|glasgow|home|end|station|family|visit*|all the way|stop|city|london|edinburgh|carlisle|preston|scotland|meet*|wedding|party|interview|airport|study|university|hours|until|terminus|grand*|concert|match|north|lancaster|somewhere|to *|my friend*|a friend|friends|to work|my work|not far',
          'so far|very far|too far|not very far|my brother|my sister|my mother|my father|my aunt|my uncle|my daughter|my son|holiday|holidays',
          'getting off|get off|next stop|next station|two stops|leeds|york|newcastle|edinburgh|glasgow|london|manchester|the end|all the way|far|not far|home|work|my mum|my gran',
        ],
        other_wordings: ['May I ask where you’re travelling to?', 'And where are you off to today?'],
        reactions: [
          when(
            'moon|mars|hogwarts|australia|china|end of the world',
            'I hope you’ve got a good sandwich with you! And how far are you really going?',
            { goes_to: 'stay' },
          ),
          when('wedding|party|birthday|concert|match', 'Something to celebrate! I’m nearly jealous.'),
          when('interview|meeting|conference|business|job', [
            'So you’re not travelling for fun.',
            'For work? I’ll keep my fingers crossed.',
          ]),
          when('parents|family|grandmother|grandfather|grandparents|cousin*', [
            'They’ll be so happy to see you.',
            'Family! That’s always a good reason.',
          ]),
          when('boyfriend|girlfriend', 'How nice, there’s somebody waiting for you.'),
          when('study|university|college|exam|exams', 'Then I hope you’ve got your books with you.'),
          when('home', 'Home is the best place to travel to.'),
          when('visit|sightseeing|hik*|climb*|edinburgh|scotland', [
            'You’ll love it up there. Take a raincoat!',
            'Oh, how lovely. There’s so much to see in Scotland.',
            'That’s a good reason to get on a train.',
          ]),
          when([], ['To {place}! I haven’t been there for years.', '{place} is worth the journey.']),
          when('glasgow|end|all the way', 'Then we’ve got plenty of time to talk.'),
        ],
      },
    ),
    step(
      'Do you travel by train a lot?',
      [],
      'Say how often, and compare it with another way of travelling.',
      'Yes, quite often. I prefer trains because I can look out of the window.',
      {
        topics: [
          'yes|no|often|sometimes|usually|train*|car|plane*|bus|prefer|rather|bike|first time|rarely|seldom|drive|much|love|hate|cheap*|expensive|only|normally|once|twice|occasionally|yeah|quite|hardly|depends|read|slow|fast|# times|not really|not so|not very|i like|i don’t like|i fly|every day',
          'every week*|every month|every year|a year|a month|a week|because i|because it|always|never|a lot|reading|too late|can sleep|i sleep',
        ],
        other_wordings: ['Is that how you usually travel, by train?', 'Do you often go by train?'],
        reactions: [
          when('first time', 'Your first time? And then it’s this old train!'),
          when(
            ['car|drive', 'prefer|rather|usually|normally|faster|quicker|more'],
            'By car, then. At least there’s nobody to talk to you, like me!',
          ),
          when(
            ['plane*|flying', 'prefer|rather|usually|normally|faster|quicker|more'],
            'Flying is quicker, but you don’t see any cows up there.',
          ),
          when('hate|don’t like|not like|slow|boring|expensive|doesn’t like', [
            'I know what you mean. It can be a pain.',
            'Well, it isn’t always fun, that’s true.',
          ]),
          when('look out|window|scenery|relax*|comfortable|work on', [
            'And you can watch the world go by.',
            'That’s what I like about it, too.',
            'I’m the same. I never get tired of it.',
          ]),
          when('every day|every week|every month|often|a lot|twice|every weekend|usually', [
            'Then you know all about sandwiches in plastic.',
            'So you’re an old hand at it.',
          ]),
          when(
            'sometimes|rarely|seldom|not often|not much|hardly|once|occasionally|not very|isn’t very',
            'Only now and then? You’re not missing much at the moment.',
          ),
          on('yes', 'Then you know all about sandwiches in plastic.'),
          on('no', 'Only now and then? You’re not missing much at the moment.'),
          on('dont_know', 'I mean: do you usually take the train, or the car?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Oh, did you hear the announcement? We’re stuck here for half an hour. Is that a problem for you?',
      [],
      'Say what it means for your plans.',
      'A little. With this delay, I’m afraid I’ll miss my connection.',
      {
        topics: [
          'yes|no|connection|miss|wait*|problem|mind|trouble|call|time|hurry|luckily|fine|worry|meeting|bus|unfortunately|little|bit|train|angry|hungry|okay|ok|terrible|annoy*|all right|pity|matter|plenty|boring|bored|appointment|sure|not for|not at|not so|my friend*|a friend|friends|to work|my work',
          'holiday|for dinner|my dinner|too late|be late|i’m late|late for|late to|really|read my|a book|my phone|my brother|my sister|my mother|my father',
          'always the same|the same|again|is nothing|nothing|typical|not again|used to|patience|patient|music|relax|sleep|interview|waiting|phone battery|cold in|toilet',
        ],
        other_wordings: [
          'Wait, what was that announcement? We’re stuck for half an hour! Does that matter to you?',
          'Why have we stopped? Half an hour, the voice says! Will that be a problem?',
        ],
        reactions: [
          when('connection|next train|bus|miss|flight|plane', [
            'Oh no. But there’s usually another one an hour later.',
            'Perhaps it’ll wait for us. They sometimes do.',
            'Oh, what a nuisance. Ask the guard, they’re usually very kind.',
          ]),
          when('meeting|appointment|interview|exam', 'Ring them up now, I’m sure they’ll understand.'),
          when('family|somebody|waiting for me', 'Send them a message, so that they can have another coffee.'),
          when('hungry|thirsty|toilet|tired', 'Have one of my biscuits, my bag is full of them.'),
          when(
            'no problem|not a problem|don’t mind|doesn’t matter|never mind|fine|plenty of time|not in a hurry|no hurry|luckily|okay|ok|all right|not really',
            ['You’ve got the right attitude!', 'That’s lucky. I’m not in a hurry, either.'],
          ),
          when('hurry|problem|annoy*|angry|terrible|unfortunately', [
            'How annoying. I’m really sorry for you.',
            'There’s nothing we can do, I’m afraid.',
          ]),
          on('no', ['You’ve got the right attitude!', 'That’s lucky. I’m not in a hurry, either.']),
          on('yes', ['How annoying. I’m really sorry for you.', 'There’s nothing we can do, I’m afraid.']),
          on('dont_know', 'Well, is anybody waiting for you?', { goes_to: 'stay' }),
          on('joke', 'At least one of us is laughing! But is it a problem for you?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Let’s pass the time, then. What’s the best trip you’ve ever been on?',
      [],
      'Say where you went, who with, and what was special about it.',
      'Two years ago I travelled abroad with my father, to Norway. We saw the northern lights.',
      {
        topics: [
          'trip|travel*|journey*|holiday*|vacation*|went|go|visit*|flew|drove|drive|sail*|cruise|camp*|hik*|cycl*|walk*|tour|stay*|spent|been|with my|with friends|with a|the sun|last year|last summer|the best|for a year|a year ago|years ago|# years|# weeks|# months|a week|two weeks|the weekend',
          'wild animals|my friend*|trains|train|i met|we met|it was great|by car|a car|by bus|the bus|other country|countries',
          'ago|summer|when|child*|young|class|honeymoon|first time',
          'honeymoon|together|alone|by myself|my own',
          'sea|beach|mountain*|island*|lake*|river*|desert|forest|jungle|city|village|countries|museum*|castle*|hotel|tent|boat|ship|plane|bike|whale*|elephant*|lights|food|volcano*|temple*|waterfall*|park|disneyland|ski*|surf*|diving|swim*',
          'spain|france|italy|germany|greece|portugal|norway|sweden|iceland|ireland|scotland|england|london|paris|rome|new york|america|usa|canada|mexico|brazil|peru|cuba|argentina|chile|japan|china|india|thailand|vietnam|bali|australia|new zealand|africa|egypt|morocco|turkey|croatia|switzerland',
          'austria',
          'beautiful|crazy|wonderful|amazing|special|unforgettable|fantastic|incredible|fun|exciting|never travelled|never been|home|none|saw|seen|ate',
        ],
        other_wordings: [
          'We’ve got time for a story, then. What’s the most wonderful trip you’ve ever made?',
          'So, tell me something nice while we wait: what was the best journey of your life?',
        ],
        reactions: [
          when(
            'never travelled|never been|haven’t travelled|no trip|never left|at home',
            'Then the best one is still ahead of you! And who knows, maybe it’s this one.',
          ),
          when('northern lights|whale*|elephant*|volcano*|waterfall*|stars|desert', [
            'To see that with your own eyes! I’m jealous.',
            'That must have been like a dream.',
            'Goodness, how magical! I’ve only seen that on television.',
          ]),
          when('honeymoon|wife|husband|girlfriend|boyfriend', 'How romantic! You must have lovely photos.'),
          when(
            [
              'together|and',
              'father|mother|parents|family|brother|sister|son|daughter|grandmother|grandfather|children',
            ],
            ['That’s something that you’ll never forget.', 'Such trips with the family are worth a lot.'],
          ),
          when('class', 'With people like that you could go anywhere!'),
          when('sea|beach|island*|boat|ship|diving|surf*', [
            'I can nearly smell the sea.',
            'Sun, sand and salt, and look at the rain here!',
          ]),
          when('mountain*|hik*|walk*|camp*|tent|lake*|forest|bike|cycl*', 'Fresh air and sore feet, I love it.'),
          when('alone|by myself|on my own', 'All by yourself? You’ve got courage.'),
          when(
            'Spain|France|Italy|Germany|Greece|Portugal|Norway|Sweden|Iceland|Ireland|Scotland|Paris|Rome|Mexico|Brazil|Peru|Cuba|Argentina|Chile|Japan|China|India|Thailand|Vietnam|Bali|Australia|Africa|Egypt|Morocco|Turkey|Croatia|Switzerland|Austria|Canada|London',
            ['So you went to {heard}. You lucky thing!', 'I’ve always wanted to see {heard}.'],
          ),
          on('dont_know', 'Well, where did you last feel really happy on a holiday?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'And did anything go wrong?',
      [],
      'Tell a short story: “While we were …, …”.',
      'Yes! While we were sleeping, our bus left without us, so we were stuck there for a day.',
      {
        topics: [
          'yes|no|nothing|everything|perfect|fine|luckily|fortunately|not really|wrong|problem*|all right|went well|but it|but we|but i|but the|was full|the night|last day|my phone|the phone|my shoes|my bike|our bike|was dark|too dark|one day|the station|my clothes|because i|because we|because the',
          'never|the water|a dog|the doctor|a doctor|our room|the room|room was|the train|our train|the bus|our bus|our car|the car|language',
          'lost|lose|forgot*|missed|broke*|stole*|robbed|fell|fall|hurt|injur*|ill|sick|vomit*|hospital|accident|crash*|stuck|late|delay*|cancel*|strike|wait*|closed|wet|rain*|storm*|snow*|cold|hot|burn*|sunburn|flood|fire|bite|bit|sting|stung',
          'passport|luggage|suitcase|bag*|money|wallet|camera|ticket*|key*|plane|flight|boat|tyre|hotel|tent|airport|border|map|way|street',
          'while|when|suddenly|then|so|after|first',
          'bear|monkey*|spider*|snake*|mosquito*|shark|cow*|bird*|police|thief|thieves|guide|argu*|fight|fought|quarrel*|cry|cried|afraid|scared|nervous|food|ate|drank|homesick',
          'clockwork|smooth*|perfectly|like a dream|stolen|thief|thieves|pickpocket|backpack|bag|luggage|missed|sick|food poisoning|rained|storm|broke down|flat tyre|hospital|police|snake*|mosquito*|sunburn',
        ],
        other_wordings: [
          'But something always goes wrong on a trip, doesn’t it?',
          'Was it all perfect, or did something go wrong?',
        ],
        reactions: [
          when('nothing|everything was|everything went|all went|no problem*|perfect|not really|all fine|all good', [
            'Nothing at all? You’re a lucky person!',
            'That’s rare. Something always happens to me.',
          ]),
          when('stole*|stolen|robbed|thief|thieves', 'That’s awful! I hope that you got something back.'),
          when('lost|lose|forgot*|left', [
            'Oh no! I once left a queen’s dress on the underground.',
            'How dreadful! And in a place that you don’t know.',
            'Oh, you poor thing! What a story, though.',
          ]),
          when(
            'ill|sick|hospital|hurt|injur*|broke my|sunburn|vomit*|fell|accident',
            'Poor you! That’s the last thing you need on a holiday.',
          ),
          when('missed|late|delay*|cancel*|strike|stuck|wait*', [
            'A bit like now, then!',
            'So you’ve got some practice at waiting.',
          ]),
          when('rain*|storm*|snow*|cold|wet|hot|weather|flood', 'The weather! It never reads the brochure.'),
          when('monkey*|bear|snake*|spider*|mosquito*|shark|cow*|bird*', 'You’re joking! I’d have run away.'),
          when('hotel|tent|tyre|flight|plane|luggage|passport', 'You’re joking! At least it makes a good story.'),
          on('no', ['Nothing at all? You’re a lucky person!', 'That’s rare. Something always happens to me.']),
          on('dont_know', 'Not even a lost suitcase, or a day of rain?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'I grew up in a tiny village, and now I live in London. Where would you rather live, in the country or in a big city?',
      [
        'city|cities|country|countryside|village*|town|both|neither|big|small|sea|rather|live|prefer|quiet*|because|nature|mountains|beach|farm|depends|london|suburb*|between|either|outside|island|know|coast',
      ],
      'Choose one, give a reason, and ask back.',
      'I’d rather live in the country, because I grew up there and get homesick in a city.',
      {
        other_wordings: [
          'Look at that little farmhouse over there! Where would you rather live, out here in the country or in a big city?',
          'I come from a village of two hundred people, and now I live in London. What about you: city or country, which would you prefer?',
        ],
        reactions: [
          on('asks_back', 'Ask me on a Sunday and I’ll say the country. On a Friday night, it’s the city.'),
          when('both|between|depends|suburb*|either|town|outside', [
            'A bit of both, that would be perfect.',
            'Somewhere in between, I understand that.',
          ]),
          when('neither|island|sea|beach|coast|mountains', 'You’ve got taste! I’d come and visit you there.'),
          when(
            ['city|cities|london', 'noise|noisy|loud|crowded|expensive|stress*|pollut*|dangerous|don’t like|hate|too'],
            ['So it’s peace and quiet for you.', 'You’d like my old village, then.'],
          ),
          when(
            ['country|countryside|village*|farm', 'boring|nothing|far|lonely|don’t like|hate|too'],
            ['So you need some life around you.', 'You’d love London, then.'],
          ),
          when('country|countryside|village*|farm|nature|quiet*|animals', [
            'So it’s peace and quiet for you.',
            'Fresh air and stars at night. I do miss that.',
            'Yes, there’s nothing like waking up to birds.',
          ]),
          when('city|cities|london|theatre*|shop*|people|cinema*', [
            'So you need some life around you.',
            'There’s always something going on, that’s true.',
          ]),
          on('dont_know', 'Well, do you prefer birds in the morning, or a café on the corner?', { goes_to: 'stay' }),
          on('joke', 'On a train? You’re doing that already! No, really: city or country?', { goes_to: 'stay' }),
          when(
            'cow*|sheep|field*|somewhere quiet|somewhere with|the coast|the sea|theatre*|museum*|a garden|my own garden|boredom|bored|noise|neighbours|nightlife|pub|half and half|outskirts|suburb*',
            'I can picture you there.',
          ),
        ],
      },
    ),
    step(
      'Look, we’re moving again! What are you going to do first when you arrive?',
      [],
      'Use “I’m going to …”.',
      'I’m going to have dinner with my sister and tell her about this journey.',
      {
        topics: [
          'eat*|sleep*|call*|meet*|go|walk|family|hotel|shower|bed|will|going|coffee|rest|hug*|visit*|home|bath|food|pizza|unpack*|run|kiss*|taxi|tea|beer|lunch|tv|look|buy|shop*|check|nothing|change|relax|study|toilet|fish and chips|my friend*|a friend|friends|to work|my work|have dinner|for dinner',
          'cook dinner|my cat|the cat|my dog|the dog|my phone|phone my|to see|see my|i see|i’ll see|my brother|my sister|my mother|my father|drink a|drink something|to drink',
          'put my feet up|feet up|sofa|lie down|collapse|hug|cuddle|kiss|my dog|my cat|phone|charge|shower|bath|change my clothes|unpack|toilet|loo|fresh air|smoke|nothing at all',
        ],
        other_wordings: [
          'At last, we’re off! And when you get there, what are you going to do first?',
          'The cows have gone, and the train’s moving! What’s the first thing you’re going to do when you arrive?',
        ],
        reactions: [
          when(
            ['parents|family|grandmother|grandfather|daughter|son', 'eat|lunch|meal|restaurant|coffee|cook|pizza'],
            ['A good meal with people you love: what more could you want?', 'That sounds like a perfect evening.'],
          ),
          when('eat|eating|dinner|supper|lunch|meal|restaurant|pizza|food|fish and chips', [
            'Trains make you hungry, don’t they?',
            'I hope it’s something better than these biscuits.',
            'A proper meal after all this! You’ve earned it.',
          ]),
          when('hug*|kiss*|parents|family|girlfriend|boyfriend', [
            'That’s the best moment of every journey.',
            'They’ll be waiting on the platform, I’m sure.',
          ]),
          when('sleep*|bed|rest|relax', 'I can understand that. You look a bit tired.'),
          when('shower|bath|change|unpack*|hotel', 'A hot shower after a long journey! Lovely.'),
          when('coffee|tea|beer|pub', 'A real cup of something, at last!'),
          when('meeting|study|interview', 'You’re so disciplined. I’d put my feet up first.'),
          when('call*|message', 'They’ll be glad to hear from you.'),
          on('dont_know', 'Will you be hungry, or tired?', { goes_to: 'stay' }),
          on('joke', 'I’d love to see that! But really, what are you going to do first?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Oh, I’m getting off at the next station. It was a pleasure talking to you.',
      [],
      'Say goodbye, and wish something nice.',
      'It was nice meeting you, too. It was worthwhile to be late. Have a safe journey!',
      {
        topics: [
          'nice|pleasure|bye|goodbye|journey|trip|thank*|enjoy*|luck|meet*|take care|safe|see you|lovely|party|all the best|wish|interesting|fun|evening|stay|likewise|talk*|good day|great day|the day|have a|good to|very good|for me too|you too|me too|was great|great to|i’m happy|i was happy',
          'your sister|happy to|happy birthday',
          'again|same here|see us|pity|shame|too bad|mine|lucky|forget|your bag|your umbrella|so fast|went fast|time flew|good company|greet*|say hello|get home',
        ],
        other_wordings: [
          'That’s Carlisle already, so I must get my bag. I’ve really enjoyed talking to you.',
          'Goodness, here’s my station! It was so nice to talk to you.',
        ],
        reactions: [
          when('party', 'I’ll tell her that a very nice person on the train said hello.'),
          when('safe|journey|trip|take care|luck', [
            'The same to you!',
            'You, too, and mind the cows!',
            'Thank you, my dear, and you!',
          ]),
          when('nice|pleasure|enjoy*|lovely|meet*|talk*|interesting|fun', [
            'You made the time fly.',
            'I’ll remember your stories.',
          ]),
          when('thank*|bye|goodbye|see you', 'And thank you for the good company.'),
          on('dont_know', 'You needn’t say anything. Just wave at me when the train leaves, will you?', {
            goes_to: 'stay',
          }),
          when(
            'bump into|meet again|see you again|maybe again|someday|one day|same here|likewise|you too|take care|safe journey|all the best|have a good|mind the gap|don’t forget|your bag|your umbrella|bye bye',
            'I’d like that. All the best to you!',
          ),
        ],
      },
    ),
  ],
  twists: [
    twist(
      3,
      'Why are we stopping in the middle of a field? Cows on the line, says the announcement, and we’re stuck for half an hour! Is that a problem for you?',
    ),
    twist(5, 'Excuse me, a biscuit for you? They’re homemade. And now tell me: did anything go wrong on that trip?'),
    twist(
      7,
      'Listen, they’re saying sorry and giving everyone free tea, because we’re moving again! What are you going to do first when you arrive?',
    ),
  ],
  starters: ['Hello! Is this seat free?', 'Beautiful scenery, isn’t it?', 'Hi! Are we late again?'],
  opening_message: 'Hello! Do sit down, I’ve moved my bag. It’s going to be a long journey, isn’t it?',
  closing_message:
    'Goodbye, and all the best to you! If you’re ever at a theatre in London, look at the costumes and think of me.',
  correction: 'prompt',
})
