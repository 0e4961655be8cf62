import { fact, on, step, template, twist, when, words } from '#server/chatbots/templates/write.ts'

export const smallTalkA2 = template({
  id: 'small-talk-a2',
  name: 'The new neighbour',
  language: 'en',
  level: 'A2',
  description: 'Someone new has moved in next door. Say hello and get to know each other.',
  role: 'Your new neighbour in Cardiff',
  partner_name: 'Owen',
  region: 'GB',
  scenario:
    'You meet outside your house. Your neighbour moved in yesterday and doesn’t know anyone yet. You both have a few minutes.',
  goals: [
    'I can introduce myself.',
    'I can talk about my family, my free time and where I live.',
    'I can ask questions, too.',
    'I can suggest something to do together.',
  ],
  grammar: ['present simple', 'questions with do and does', 'Let’s … / Would you like to …?'],
  vocabulary: words({
    neighbour: 'someone who lives next to you',
    'next door': 'in the house or flat beside yours',
    'to move in': 'to start living in a place',
    'free time': 'when you don’t work or study',
    hobby: 'something you like doing',
    pet: 'an animal that lives with you',
    'to go for a walk': 'to walk for fun',
    bakery: 'a shop that sells bread',
    weather: 'sun, rain, wind and so on',
    nearby: 'not far away',
    'to invite': 'to ask someone to come',
    'See you soon': 'goodbye, until we meet again',
  }),
  facts: [
    fact(
      'How about Saturday?',
      [
        'how about|what about|are you free|can you|can i|can we|shall we|do you have time',
        'monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|weekend|today|evening',
      ],
      'I’ll write it on my calendar.',
    ),
    fact('What is your name?', ['name', 'your|you'], 'I’m Owen. It’s an old Welsh name.'),
    fact('Where do you work?', ['where', 'you', 'work*'], 'At the children’s hospital. I’m a nurse.'),
    fact(
      'Do you like your job?',
      ['you', 'like|love|enjoy', 'job|work|nurse|hospital'],
      'I love it, but the nights are long.',
    ),
    fact(
      'What do you do?',
      ['what', 'you', 'job|living|you do|work|profession'],
      'I’m a nurse at the children’s hospital.',
    ),
    fact(
      'Do you like it here?',
      ['you', 'like|love|enjoy|happy', 'here|house|flat|cardiff|city|street|area|town'],
      'Very much. The street is quiet, and people say hello.',
    ),
    fact(
      'Why did you move here?',
      ['why', 'move*|come|came|here|cardiff|live'],
      'Because of my new job, and I wanted to be near my sister.',
    ),
    fact(
      'When did you move in?',
      ['when|how long', 'move*|come|came|here|live'],
      'Yesterday! There are still forty boxes in my kitchen.',
    ),
    fact(
      'Where do you come from?',
      ['where', 'you', 'from|born|come'],
      'I come from a village by the sea, in the west of Wales.',
    ),
    fact(
      'Do you have any pets?',
      'pet|pets|dog|dogs|cat|cats|animal*',
      'I’ve got a black cat. She sleeps in a box, because I have no sofa yet.',
    ),
    fact(
      'Do you have children?',
      'child|children|kids|son|daughter',
      'No children, but my sister has three, and they often visit me.',
    ),
    fact(
      'Are you married?',
      'married|wife|husband|girlfriend|boyfriend|single',
      'I’m not married. I live alone with my cat.',
    ),
    fact(
      'Do you have a family?',
      'family|brother*|sister*|parents|mother|father',
      'My parents live by the sea, and I’ve got one sister here in Cardiff.',
    ),
    fact('Who do you live with?', ['you', 'alone|live with'], 'Only my cat and me. It’s very quiet!'),
    fact('How old are you?', ['how old|age', 'you*|are'], 'I’m thirty-four, and my cat is nine.'),
    fact(
      'What are your hobbies?',
      'hobby|hobbies|free time|interests',
      'I like cycling and cooking, and I sing in the shower.',
    ),
    fact(
      'What sport do you do?',
      ['you', 'sport|sports|football|rugby|swim*|tennis|gym|run'],
      'I go cycling every weekend, and I watch rugby, of course. This is Wales!',
    ),
    fact(
      'Can you play the guitar?',
      ['you', 'play|instrument*|guitar|piano|sing'],
      'I can play three songs on the guitar, and two of them badly.',
    ),
    fact(
      'What music do you like?',
      ['you', 'music|band|song*|listen*'],
      'I like old rock music. I’ll play it quietly, I promise!',
    ),
    fact('What is your favourite food?', ['you*', 'food|eat|cook*|dish'], 'I love Indian food. You’ll smell it soon!'),
    fact(
      'What is your favourite film?',
      ['you*', 'film*|movie*|series|tv|book*|game*'],
      'I like funny films, and I read a lot in bed.',
    ),
    fact(
      'Do you speak Welsh?',
      ['speak', 'you|welsh|language*'],
      'I speak Welsh with my parents, and a little Spanish.',
    ),
    fact('Do you have a car?', ['you', 'car|drive|bike|bicycle'], 'I’ve got no car, only two bikes.'),
    fact('Do you need help?', ['help', 'you|can|need'], 'That’s kind! Maybe with the boxes, but not today.'),
    fact(
      'Which house do you live in?',
      ['which|what', 'house|flat|number|floor'],
      'Number twelve, the house with the blue door.',
    ),
    fact('How are you?', 'how are you|how do you do|how is it going', 'Fine, thank you, only a bit tired.'),
    fact(
      'Is the weather always like this?',
      'weather|rain*|sunny',
      'In Wales we say: if it isn’t raining now, it will rain soon.',
    ),
  ],
  steps: [
    step(
      'I moved in yesterday. And who are you?',
      [],
      'Say your name: “I’m …”.',
      'Hi, I’m Sofia. I live next door. Nice to meet you!',
      {
        topics: ['*'],
        other_wordings: [
          'I’m new here, so I don’t know anybody. What’s your name?',
          'I got the keys yesterday. Who are you?',
        ],
        reactions: [
          when(
            'superman|batman|spiderman|santa|king|queen|messi|ronaldo|your mother|your father',
            'Wow, and I thought this was a quiet street! And what do your friends call you?',
            { goes_to: 'stay' },
          ),
          on('joke', 'That’s a funny name! What do your friends call you?', { goes_to: 'stay' }),
          on('refusal', 'A secret? That’s all right. Then which name may I use for you?', { goes_to: 'stay' }),
          on('asks_back', 'I’m Owen.'),
          when(
            [],
            [
              'Nice to meet you, {name}!',
              'Hello, {name}! You’re the first person I’ve met here.',
              '{name}! That’s a lovely name.',
            ],
          ),
          when('neighbour*|neighbor*|next door|live', 'So we’re neighbours. Nice to meet you!'),
          when('nice to meet|pleased to meet|welcome', 'It’s nice to meet you, too.'),
          when(
            'upstairs|downstairs|from below|from above|next door|daughter of|son of|wife of|visit my|visiting|we are the',
            [
              'So you know this house well! It’s good to meet you.',
              'Nice to meet you! I still have to learn who lives where.',
            ],
          ),
        ],
      },
    ),
    step(
      'Have you lived here for a long time?',
      [
        'yes|no|for|since|year*|month*|week*|always|born|only|all my life|child*|ages|moved|# days|about #|not long|not very|i’m new|am new|new here|all my|# day|little time|few|long time|whole life',
      ],
      'Say how long: “For … years” or “Since …”.',
      'Yes, I’ve lived here for five years.',
      {
        other_wordings: ['How long have you lived here?', 'And you, have you been here long?'],
        reactions: [
          when('always|born|all my life|since i was|since my birth', [
            'All your life! Then you can show me everything.',
            'So you know every cat in the street!',
          ]),
          when(
            ['# years'],
            [
              'For {heard}! Then you know everybody here.',
              'That’s a long time. You can tell me everything, then.',
              'Oh, so you’re the one to ask!',
            ],
          ),
          when('month|months|week|weeks|just moved|recently|lately|newcomer|also new', [
            'So you’re quite new, too. That’s good for me!',
            'Oh, that’s not long. Then we can discover the town together.',
          ]),
          when('year*|since|too long|forever|generations', 'Then you know the street much better than me.'),
          when(
            'not long|not very long|not so long|not for long|isn’t long|isn’t very long|isn’t so long',
            'So you’re quite new, too. That’s good for me!',
          ),
          on('no', ['So you’re quite new, too. That’s good for me!', 'Then we’re both new here.']),
          on('yes', ['Then you know the street much better than me.', 'Good! Then you can help me a bit.']),
          on('dont_know', 'You don’t remember? More than one year, or less?', { goes_to: 'stay' }),
          on('asks_back', 'Me? Only since yesterday!'),
          on('joke', 'Ha, you’re funny! But really, how long have you lived here?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'And who do you live with?',
      [],
      'Talk about your family, your friends or your pets.',
      'I live with my parents and our pet, a cat.',
      {
        topics: [
          'alone|with|family|mother|mum|mom|father|dad|parents|brother*|sister*|husband|wife|children|kids|daughter*|myself|nobody|no one|anyone|flatmate*|roommate*|partner|girlfriend|boyfriend|own|me|student*|only|baby|my friend*|friends|my cousin*|son|sons|my cat*|a cat|cats|my dog*|a dog|dogs',
          '# people|other people|my pet*|my uncle|my aunt|my grand*|grandparents|grandmother|grandfather',
          'single|divorced|widow*|fiancé|fiancée|fiance|shared flat|share a|i share|flatshare|twins|just me|hamster|rabbit|bird|fish|nephew|niece|roommates|housemate*',
        ],
        other_wordings: ['Do you live alone, or with your family?', 'Your house looks nice. Who lives there with you?'],
        reactions: [
          when('alone|nobody|no one|by myself|on my own|without anyone', [
            'Me too! There’s only my cat.',
            'Just like me. So it’s always quiet!',
          ]),
          when(
            ['parents|mother|father|mum|dad|family|brother*|sister*', 'cat|dog|rabbit|hamster|fish'],
            [
              'A family and an animal! My house is very quiet.',
              'How nice, there’s always someone at home.',
              'I hope your pet likes my cat!',
            ],
          ),
          when('cat|cats', 'A cat! I’ve got one, too. I hope they’ll be friends.'),
          when('dog|dogs', 'A dog! I hope it likes cats. I’ve got one.'),
          when('son|sons|daughter|daughters|children|kids|baby', [
            'Children! Then there’s always something going on.',
            'That’s lovely. My sister has three children.',
          ]),
          when('parents|mother|father|mum|dad|mom|grandmother|grandfather|grandparents', [
            'That’s nice. My parents live by the sea.',
            'So there’s always someone to talk to.',
          ]),
          when('husband|wife|partner|girlfriend|boyfriend', 'That’s lovely. I’d like to meet both of you.'),
          when('brother*|sister*|family', 'A family! I hope I’m not too loud for you.'),
          when('friend|friends|flatmate*|roommate*|student*', 'With friends! That must be fun.'),
          on('refusal', 'Sorry, I ask too many questions! Are there more people in your flat, or is it just you?', {
            goes_to: 'stay',
          }),
        ],
      },
    ),
    step(
      'I like cycling and cooking. What do you do in your free time?',
      [],
      'Say two things you like: “I like …-ing”.',
      'In my free time I like swimming, and my hobby is playing the guitar.',
      {
        topics: [
          'like|love|enjoy|hobby|hobbies|free time|prefer|fan|interest*|usually|often|sometimes|weekend*|evening*|my favourite|every day|every week*|cars|fishing|animals|my cat*|my dog*|walk the|my pet*|i make|making|sleep|sleeping|the sea|in the mountains|i work|no time|go out|going out|i help',
          'helping|horses|horse riding|gardening|my garden|in the garden|plants|building|collecting|i collect|shopping|on my phone|mobile',
          'sport*|football|soccer|basketball|volleyball|handball|tennis|rugby|hockey|golf|swim*|run*|jog*|gym|train*|yoga|boxing|karate|judo|ski*|surf*|skat*|climb*|hik*|walk*|cycl*|bike*|ride|sail*',
          'music|guitar|piano|violin|drums|sing*|band|choir|danc*|listen*|concert*|instrument|play*|game*|gaming|computer|console|chess|cards|lego|minecraft|fortnite|roblox',
          'read*|book*|comic*|manga|write|writing|draw*|paint*|photo*|art|museum*|theatre|cinema|film*|movie*|series|tv|television|netflix|youtube|video*|watch*|tiktok|instagram|internet',
          'cook*|bak*|eat|knit*|sew*|travel*|motor*|clean*|learn*|study',
          'friend*|family|children|kids|meet*|talk*|chat*|party|parties|rest|relax*|nothing|busy|chill*|beach|park|nature|forest|pray*',
          'crochet*|knit*|sew*|novel*|series|podcast*|yoga|gym|jog*|hik*|paint*|draw*|chess|not much|no time|my kids|my children|sleep|garden*|plants|volunteer*|motorbike*|fishing|diy',
        ],
        other_wordings: [
          'When I don’t work, I cook or go cycling. And you, what do you do in your free time?',
          'I’ve got two bikes and a lot of cookbooks. What are your hobbies?',
        ],
        reactions: [
          when(
            'no time|no free time|haven’t time|haven’t free time|not have time|not much time|never time|work all|always work*|only work*|don’t have time',
            'No free time? I know that. A nurse works a lot, too.',
          ),
          when('cycl*|bike*|bicycle', 'You’ve got a bike, too? Let’s go cycling one day!'),
          when('cook*|bak*', 'You like making food, too! Then we can cook together.'),
          when('guitar|piano|violin|drums|sing*|band|instrument|choir', [
            'Music! I’d love to hear you.',
            'You make music? I can play three songs on the guitar.',
            'Great! Please play loud, I like it.',
          ]),
          when(
            'football|basketball|volleyball|tennis|rugby|swim*|run*|jog*|gym|sport*|handball|yoga|karate|judo|hockey|ski*|climb*|danc*',
            ['So you’re sporty! I only do that on my bike.', 'That’s good for you. I should do more sport.'],
          ),
          when('read*|book*|comic*|manga|write|writing|draw*|paint*', [
            'That’s nice on a rainy day, and we’ve got many here!',
            'Quiet hobbies! A perfect neighbour.',
          ]),
          when(
            'game|games|gaming|computer|playstation|console|minecraft|fortnite|roblox|chess',
            'Games! I always lose, but I like them.',
          ),
          when(
            'tv|television|series|film*|movie*|netflix|youtube|cinema|video*|tiktok|watch*',
            'I know that! One more film, and then it’s midnight.',
          ),
          when('friend*|family|children|party|parties|meet*', 'People are the best hobby, I think.'),
          when('nothing|relax*|rest|chill*', 'That’s the best hobby! I’d like to sleep more, too.'),
        ],
      },
    ),
    step(
      'I don’t know the area yet. Where can I buy good bread here?',
      [
        'baker*|shop*|supermarket|market|street|road|corner|near*|centre|center|station|opposite|left|right|go|square|church|online|internet|here|behind|minute*|bake|home|village|map|google|there is|there’s|make it|make my|make bread|not know|in town|next to|the school|my mother|a car',
      ],
      'Name a place: “There’s a … next to …”.',
      'There’s a good bakery nearby, next to the station.',
      {
        other_wordings: [
          'Can you help me? I’d like to buy some good bread. Where can I go?',
          'There’s only an old banana in my kitchen. Where can I get good bread around here?',
        ],
        reactions: [
          when('bake it|bake my|at home|myself|yourself', 'You make your own bread? I want to learn that!'),
          when(
            'not know|no idea|not eat bread|never buy|don’t know|don’t eat bread',
            'No problem. I’ll look on my phone later.',
          ),
          on('dont_know', 'No problem. I’ll look on my phone later.'),
          when(
            ['bakery|baker*', 'station|church|corner|opposite|near*|street|square'],
            [
              'A bakery, and it’s not far. I’ll go there tomorrow morning!',
              'I think I saw it yesterday! It smelled so good.',
              'Perfect, I can walk there before work.',
            ],
          ),
          when('bakery|baker*', 'A bakery! I’ll find it: I only have to follow my nose.'),
          when('supermarket|shop*', 'Good, then I can buy some milk for the cat there, too.'),
          when('market', 'A market! I love markets.'),
          when('left|right|straight|corner|street|opposite|near*', 'I think I can find that.'),
          on('joke', 'Ha! The cat would like that. But where is there a bakery?', { goes_to: 'stay' }),
          when(
            'best is at|best one|at the|butcher*|don’t eat|farm|petrol station|down the|round the|in front|across|lidl|aldi|tesco|every morning|garage',
            ['Thanks, I’ll try that tomorrow morning.', 'That’s good to know!'],
          ),
        ],
      },
    ),
    step(
      'Now I’ve asked so many questions! Is there anything you’d like to ask me?',
      [
        'not at the moment|another time|another day|for the moment|what|where|who|how|why|when|which|no|nothing|do you|are you|have you|can you|can i|may i|did you|would you|is there|is it|is your|are there|are your|you like|you have|your name|your job|your family|your cat|your age|not now|not really',
      ],
      'Ask about work, family or hobbies: “Do you …?”, “Where …?”.',
      'Yes. Where do you come from, and what do you do?',
      {
        other_wordings: [
          'And now you! What would you like to know about me?',
          'It’s your turn now. Would you like to ask me something?',
        ],
        reactions: [
          when('nothing|no questions|no thank*|not now|no idea', 'You can ask me any time. I’m only next door!'),
          on('no', 'You can ask me any time. I’m only next door!'),
          on('dont_know', 'For example, my job, my family, or where I come from. What would you like to know?', {
            goes_to: 'stay',
          }),
          on('refusal', 'You can ask me any time. I’m only next door!'),
          on('joke', 'You’re funny! But ask me something real: about my job, or my cat?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Oh no, it’s starting to rain! Shall we have a cup of tea together one day?',
      [],
      'Say yes, and suggest a day.',
      'I’d love to! Can I invite you on Saturday afternoon?',
      {
        topics: [
          'yes|sure|love|great|idea|when|saturday|sunday|tomorrow|weekend|sorry|no|nice|monday|tuesday|wednesday|thursday|friday|gladly|course|coffee|tea|evening|afternoon|ok|okay|pleasure|invite|why not|maybe|definitely|perfect|busy|tonight|soon|fine|i’d like|would like|i like|i can|we can|can i',
          'can we|can you|you can|that’s good|would be|very good|happy to|be happy|have time|what time|next week|this week|come in|come to|i come|you come|today|now|for a walk',
          'any time|just knock|knock|ring my bell|whenever|coffee|my flat|my place|your place|come round|come over|biscuit*|cake|next week|after work|i’m free|i’m busy|bring',
        ],
        other_wordings: [
          'Oh dear, there’s the rain! Would you like to have a cup of tea with me one day?',
          'My phone! That’s my sister. Let’s have a cup of tea together one day. What do you think?',
        ],
        reactions: [
          when(
            'not like tea|no tea|hate tea|not drink tea|coffee|don’t like tea|doesn’t like tea|don’t drink tea',
            'Coffee is fine, too. I’ve got both!',
          ),
          when(
            'no time|not time|busy|sorry|maybe|not sure|isn’t sure',
            'That’s all right. Just knock on my door when you have time.',
          ),
          when('tonight', 'So soon? Lovely! But there are boxes everywhere.'),
          when(
            ['invite|my house|my place|my home|come to me'],
            ['You’re so kind! I’ll bring a cake.', 'Oh, thank you! I’ll bring some flowers.'],
          ),
          when('Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday', [
            'That day is fine for me. I’ll make a cake.',
            'I’m free then. Lovely!',
          ]),
          when('tomorrow|weekend|next week', 'That’s good for me. I’ll make a cake.'),
          on('no', 'That’s all right. Just knock on my door when you have time.'),
          on('yes', ['Lovely! Just come when you’re free.', 'I’m so happy! Just knock on my door.']),
          on('dont_know', 'Are you free at the weekend, maybe?', { goes_to: 'stay' }),
          on('refusal', 'That’s all right. I’m always here if you need something.'),
        ],
      },
    ),
  ],
  twists: [
    twist(
      3,
      'Do you hear that? My cat is looking at us from the window. I live alone with her. And you, who do you live with?',
    ),
    twist(5, 'Oh, I’m so hungry, and the kitchen is full of boxes! Where can I buy good bread here?'),
    twist(
      7,
      'Oh, the removal van is here with my sofa. I must help them! Shall we have a cup of tea together one day?',
    ),
  ],
  starters: ['Hello! Are you new here?', 'Hi! Do you need any help?', 'Good morning! How are you?'],
  opening_message: 'Oh, hello! I think we live next door to each other.',
  closing_message: 'It was so nice to meet you, and I already feel at home here. See you soon!',
  correction: 'prompt',
})
