import { fact, on, step, template, twist, when, words } from '#server/chatbots/templates/write.ts'

export const debateA2 = template({
  id: 'debate-a2',
  name: 'City or country?',
  language: 'en',
  level: 'A2',
  description: 'Where is life better, in the city or in the country? Say what you think and why.',
  role: 'Someone in your English club who enjoys a discussion',
  partner_name: 'Ben',
  region: 'GB',
  scenario:
    'It’s discussion night at your English club. Today’s question is: is it better to live in a city or in the country? You’re partners.',
  goals: [
    'I can say what I think.',
    'I can give a reason.',
    'I can agree and disagree politely.',
    'I can compare two things.',
  ],
  grammar: ['comparatives: better, quieter, more expensive', 'because and so', 'I think (that) …'],
  vocabulary: words({
    'in my opinion': 'I think',
    'to agree': 'to think the same',
    'to disagree': 'to think something else',
    'fresh air': 'clean air',
    noise: 'loud sounds',
    traffic: 'all the cars in the streets',
    nature: 'trees, animals, rivers and so on',
    expensive: 'costing a lot of money',
    boring: 'not interesting',
    advantage: 'a good side of something',
    disadvantage: 'a bad side of something',
    'public transport': 'buses, trains and trams that everyone can use',
  }),
  facts: [
    fact(
      'Where do you live?',
      ['where', 'you', 'live|from|house|flat'],
      'I live in the middle of Birmingham, on the ninth floor.',
    ),
    fact(
      'Do you like the city?',
      ['you', 'city|birmingham', 'like|love|enjoy|happy|why'],
      'Most days I do. But in summer I’d like to have a garden.',
    ),
    fact(
      'Do you like the country?',
      ['you', 'country|village|nature|farm', 'like|love|enjoy|live'],
      'For a weekend, yes. After three days I want to see people.',
    ),
    fact(
      'Have you lived in the country?',
      ['you', 'lived|grow up|grew up|born|child'],
      'When I was a child. We had forty sheep and no neighbours.',
    ),
    fact(
      'What do you think?',
      ['you', 'think|opinion|prefer|better'],
      'I think the city is better, but I’m listening!',
    ),
    fact(
      'How much is your rent?',
      'rent|how much|expensive|flat cost',
      'My flat is very small and costs nine hundred pounds a month.',
    ),
    fact('Do you have a car?', ['you', 'car|bike|bus|drive'], 'I haven’t got a car. I always go by bus or tram.'),
    fact('Do you have a garden?', ['you', 'garden|balcony|plants'], 'I’ve only got a balcony, with one sad tomato.'),
    fact(
      'Do you have pets?',
      ['you', 'pet|pets|dog|cat|animal*'],
      'I’ve got a goldfish. A dog would be unhappy in my flat.',
    ),
    fact(
      'Do you have a family?',
      ['you', 'family|children|married|wife|brother|sister|parents'],
      'My parents still live on the farm. I visit them every month.',
    ),
    fact(
      'What do you do?',
      ['what', 'you', 'job|work|you do'],
      'I work in a library. It’s the quietest place in the city!',
    ),
    fact('How old are you?', ['how old', 'you'], 'I’m twenty-nine.'),
    fact('What is your name?', ['name', 'your|you'], 'I’m Ben.'),
    fact(
      'What is today’s question?',
      ['question|topic|subject', 'today*|what|our'],
      'It’s easy: is life better in the city or in the country?',
    ),
    fact(
      'Who are the others?',
      ['who|how many', 'other*|people|club|group|here'],
      'There are twelve of us. The others are all talking about the same question.',
    ),
    fact(
      'How long have you been in the club?',
      ['you', 'club', 'long|like|often|when|why'],
      'For one year. I come every Tuesday.',
    ),
    fact(
      'How long does it take?',
      ['how long|when', 'take|discussion|finish|end|evening|club'],
      'About ten minutes. Then there’s tea and cake!',
    ),
    fact('Is there tea?', 'tea|coffee|cake|drink|eat|biscuits', 'There’s tea and cake at the end.'),
    fact('Are you nervous?', ['you', 'nervous|afraid'], 'Only a little. You look very nice.'),
    fact(
      'Where would you like to live?',
      ['where|what', 'you', 'ten years|future|like to live|dream'],
      'In a small city with a river, I think.',
    ),
    fact('What is your hobby?', ['you*', 'hobby|hobbies|free time|sport|music'], 'I play badminton, and I read a lot.'),
    fact('How are you?', 'how are you', 'Very well, thank you.'),
    fact('Can I start?', ['can|may|shall', 'start|begin'], 'Of course you can.'),
  ],
  steps: [
    step(
      'Let’s start with you. Where do you live, in a city or in the country?',
      [
        'city|cities|countryside|village|town|live|centre|center|sea|near|suburb*|capital|farm|mountain*|island|street|both|between|neither|london|madrid|paris|berlin|rome|here|middle|mexico|river|beach|*burg|from *|a big|the country|very small|in a house|in a flat|my house|my flat',
      ],
      'Say where you live, and if it is big or small.',
      'I live in a small town near the sea.',
      {
        other_wordings: [
          'First a question about you: do you live in a city or in the country?',
          'Tell me, where’s your home? In a city or in the country?',
        ],
        reactions: [
          when(['little', 'town|city'], ['A small one! So it’s a bit of both.', 'Not too big, that’s nice.']),
          when('village|countryside|farm|mountain*|=country|=the country|=in the country', [
            'So you’re from the country! That’s good for our discussion.',
            'The country! I lived there as a child.',
          ]),
          when('sea|beach|island|river', 'Near the water! I’d like that, too.'),
          when('capital|big city|big town|million*', [
            'A big one! Then there’s always something going on.',
            'Like me! Then you know the noise.',
          ]),
          when('suburb*|near a city|near the city|outside|between|both|neither', 'So you’ve got a bit of both.'),
          when('city|centre|center|town|london|madrid|paris|berlin|rome', [
            'So you live in the city, like me!',
            'In a city! Then you know the noise.',
          ]),
          when([], '{place}! I’d like to go there one day.'),
          when('street|here', 'Then you know this place well.'),
          on('joke', 'Ha, ha! But where’s your bed? In a city or in the country?', { goes_to: 'stay' }),
          on('dont_know', 'Are there many houses and cars, or many trees?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'And what do you like about it?',
      [],
      'Name one or two good things.',
      'I like nature and the fresh air, and my friends live near me.',
      {
        topics: [
          'air|nature|tree*|forest|wood*|mountain*|sea|beach|river|lake|park*|garden|animal*|bird*|horse*|cow*|dog*|weather|flower*|field*|walk*|view|snow|water|a lot|old houses|old town|old city|at night|the night|all the|i can|you can|we can|cats|a big|it’s big|green|my work|find work|close to',
          'everything is close|my house|grandparents|grandmother|small|nice people|the people|many people|people are|friends|my friend*|stars|the sun|sunny',
          'quiet|calm|peace*|silence|noise|safe*|clean|cheap|free|beautiful|nice|friendly|modern|easy|near|short|relax*|space|flat|home|balcony',
          'family|neighbour*|neighbor*|school|job*|university|parents|children|boyfriend|girlfriend',
          'shop*|cinema|theatre|museum*|restaurant*|café*|cafe*|bar*|club*|party|parties|concert*|music|sport*|football|gym|pool|library|market|food|bus*|train*|tram*|metro|transport|bike*|hospital|doctor*|internet|culture|street*|building*|church',
          'nothing|everything|like it|don’t like|boring|do|different|possibilit*|events|activities|life',
          'fast|everywhere|not much|going on|something to do|everyone knows|know everybody|freedom|grew up|roots|always something|happens|my horse|ride',
        ],
        other_wordings: ['What’s good about it?', 'And what do you like there?'],
        reactions: [
          when(
            'nothing|don’t like it|not like it|hate|don’t like anything|doesn’t like it',
            'Nothing at all? Oh dear! Then you really must move.',
          ),
          when('everything', 'You’re lucky! Not everybody can say that.'),
          when(
            ['family|neighbour*|neighbor*|parents'],
            ['People are the best thing about every place.', 'Then you’re never alone.'],
          ),
          when('air|nature|tree*|forest|mountain*|garden|animal*|bird*|horse*', [
            'That’s nice. I only see cars from my window.',
            'I understand. My tomato isn’t real nature!',
          ]),
          when('sea|beach|river|lake|water', 'To hear the water every day! I’d love that.'),
          when('quiet|calm|peace*|safe*|clean|silence', 'That’s good for your head, I think.'),
          when('shop*|cinema|theatre|museum*|restaurant*|café*|cafe*|bar*|concert*|party|club*', [
            'So you never get bored!',
            'Me too, I go out three times a week.',
          ]),
          when('bus*|train*|tram*|metro|transport|near|short|school', 'That’s practical. You don’t need a car, then.'),
          on('dont_know', 'Think of the people, the shops, or nature. What’s nice?', { goes_to: 'stay' }),
          on('joke', 'Ha! And what do you really like there?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'I think that a city is better for young people, because there is more to do. Do you agree?',
      [
        'agree|disagree|yes|no|right|true|opinion|sure|maybe|depends|wrong|course|both|friends|city|half|boring|absolutely|interesting|also|same|not really|not always|but the|but in|but it|but i|don’t think|i think so|i think not|think no|me too|in the country|country is|because there|because you|do sport*',
      ],
      'Start with “I agree, because …” or “I don’t agree, because …”.',
      'I disagree. In my opinion, you can do a lot of sport in the country.',
      {
        other_wordings: [
          'Now listen to my opinion: a city is better for young people, because they can do more there. Do you agree with me?',
          'Here’s what I think: young people need a city, because there’s always something to do. Do you agree?',
        ],
        reactions: [
          when('not sure|depends|maybe|half|both|isn’t sure', 'It isn’t so easy, you’re right.'),
          when(
            [
              'disagree|don’t agree|not agree|wrong|not true|not right|don’t think so|isn’t true|isn’t right',
              'nature|friends|bike*|football|animals|outside|play|swim',
            ],
            ['You can do a lot outside, that’s true!', 'Hm, I never thought of that.'],
          ),
          when('disagree|don’t agree|not agree|wrong|not true|isn’t true|not right|don’t think so|isn’t right', [
            'You don’t think so? Good, now it’s a real discussion!',
            'I see, you think something else.',
          ]),
          when(['agree|right|true', 'but'], 'There’s a “but”, I hear!'),
          when('agree|right|true|absolutely|same|exactly', [
            'We think the same! But this is a discussion, so let’s go on.',
            'I’m happy that you agree with me.',
          ]),
          on('no', ['You don’t think so? Good, now it’s a real discussion!', 'I see, you think something else.']),
          on('yes', [
            'We think the same! But this is a discussion, so let’s go on.',
            'I’m happy that you agree with me.',
          ]),
          on('dont_know', 'What do young people do in a village on a Saturday night? Is it better in the city?', {
            goes_to: 'stay',
          }),
          on('joke', 'Ha, ha! But tell me: am I right or wrong?', { goes_to: 'stay' }),
          when(
            'partly|in part|not sure|without money|no money|too expensive|young people|jobs|school|parties|party|nature|fields|free|bored|a point|see it differently|differently|teenagers|the opposite|convinced|nothing for',
            'I see your point. Good argument!',
          ),
        ],
      },
    ),
    step(
      'Let’s look at cities now. They also have a bad side. What do you think it is?',
      [],
      'Think of noise, air, prices or people.',
      'There’s a lot of traffic and noise, and flats are expensive.',
      {
        topics: [
          'noise|noisy|loud|traffic|cars|expensive|air|dirty|people|dangerous|crowded|rent*|money|stress*|nature|smell*|pollution|crime|price*|thieves|steal*|garbage|rubbish|tree*|alone|fast|parking|animals|hot|ugly|hectic|nothing|lonely|smog|bus*|unfriendly|safe|not green|no green|too big|so big',
          'very big|too far|so full|too full|small flats|too small',
          'run|runs|hurry|rush|says hello|say hello|hello|no time|busy|queue*|lights|stars|sky|homeless|lost|strangers|anonymous|neighbours|tiny|small flats|concrete',
          'stink*|children|play outside|criminal*|gangs|park your|sirens|construction|breathe|in a rush|far from nature|anonymity|drugs|full of',
        ],
        other_wordings: [
          'Cities aren’t perfect. What’s bad about them, do you think?',
          'Now the other side: what don’t you like about cities?',
        ],
        reactions: [
          when('nothing|no bad side|perfect', 'Nothing? Come to my street at six in the morning!'),
          when(
            ['noise|noisy|loud|traffic|cars', 'expensive|rent*|money|price*|air|dirty|people'],
            ['Two good points! I can’t say anything against that.', 'That’s true. I know both of them.'],
          ),
          when('noise|noisy|loud', [
            'That’s true. I sleep with the windows closed.',
            'What did you say? It’s so loud here! No, you’re right.',
          ]),
          when('traffic|cars|parking|bus*', 'That’s true. Sometimes I’m faster on foot.'),
          when('expensive|rent*|money|price*', [
            'That’s true, my rent is terrible.',
            'Yes, I pay a lot for my small flat.',
          ]),
          when(
            'air|pollution|dirty|smell*|smog|rubbish|garbage',
            'That’s true. My white shirt is grey in the evening.',
          ),
          when(
            'people|crowded|busy|alone|lonely|unfriendly',
            'That’s true. So many people, and I don’t know my neighbours.',
          ),
          when('dangerous|crime|thieves|steal*|safe', 'You have to be careful, that’s true.'),
          when('stress*|fast|hectic|nature|tree*', 'That’s true. I need a quiet place sometimes.'),
          on('dont_know', 'Think of my street: cars, cars, cars! What’s bad about that?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'And what’s a disadvantage of living in the country?',
      [],
      'Think of shops, buses, schools or jobs.',
      'There’s no public transport, and it’s boring, because the shops are far away.',
      {
        topics: [
          'bus*|boring|shop*|car|school*|doctor*|job*|nothing|quiet|train*|cinema|internet|transport|alone|lonely|hospital|smell*|animals|insects|cow*|young|way|restaurant*|neighbour*|neighbor*|silence|wifi|spider*|drive|few|old people|too old|no work|find work|to work|too slow|too far|so far',
          'very far|is far|are far|too small|no people|other people|many people|friends|is dark|too dark|very dark|too cold|very cold|is cold|everybody knows|don’t know',
          'licence|license|stuck|knows everything|everyone knows|everybody knows|gossip|talk about you|dark|mud|flies|tractor*|signal|no signal|nobody|same faces|too small|nothing happens|delivery|pizza|snow',
        ],
        other_wordings: [
          'What about the country? What’s not so good there?',
          'The country isn’t perfect, either. What’s a disadvantage?',
        ],
        reactions: [
          when(
            ['bus*|train*|transport|car|drive', 'shop*|school*|boring|doctor*'],
            ['Two good points! I can hear that you know the country.', 'That’s true. My parents drive all day.'],
          ),
          when('bus*|train*|transport|drive', [
            'The last bus goes at six, I remember that!',
            'That’s true. Without a car you can’t go anywhere.',
          ]),
          when('boring|nothing to do|cinema|restaurant*|young', [
            'I was so bored when I was fifteen!',
            'Yes, you can only look at the cows.',
          ]),
          when('shop*|way', 'And then you forget the milk!'),
          when('doctor*|hospital', 'That’s a serious point.'),
          when('job*|school*', 'That’s true. So many people have to leave.'),
          when('alone|lonely|quiet|silence', 'It can be lonely, that’s true.'),
          when('internet|wifi', 'No films in the evening! That’s hard.'),
          when('smell*|cow*|animals|insects|spider*|neighbour*', 'Ha, that’s true! I know that very well.'),
          on('dont_know', 'Think of a Sunday in a village. You want to go to the cinema. What’s the problem?', {
            goes_to: 'stay',
          }),
        ],
      },
    ),
    step(
      'What about older people? Where should they live, in your opinion?',
      [],
      'Say what is better for them, and why.',
      'I think a small town is better for them, because it’s quiet but there are doctors.',
      {
        topics: [
          'city|cities|country|countryside|village*|town*|sea|house*|flat*|home|garden|centre|center|mountain*|beach|island|suburb*|farm|here|everywhere|anywhere|place|apartment*|both|south|spain|florida|they like|they want|they need|you need|need help|people like|is better|better for|better in',
          'close to|friends|their friend*|old people|older people|other people|too far|not far|is far|where they',
          'quiet|calm|peace*|nature|air|safe*|noise|loud|traffic|stress*|relax*|doctor*|hospital*|shop*|bus*|near|help*|stairs|lift|walk*|park*|alone|lonely|easy|healthy',
          'family|children|grandchildren|grandmother|grandfather|grandparents|grandma|grandpa|neighbour*|neighbor*|together|depends|decide*|choose|where they|same|own',
        ],
        other_wordings: [
          'And your grandparents, or other older people: where should they live, do you think?',
          'Let’s think of older people now. What’s the best place for them, in your opinion?',
        ],
        reactions: [
          when(
            'depends|where they want|they want|decide*|choose|both|where they like',
            'They must decide, you’re right! My grandmother would say so, too.',
          ),
          when(
            ['doctor*|hospital*|shop*|bus*', 'quiet|calm|near|town|city|but'],
            ['Quiet, but not too far from help. That’s clever.', 'That’s true, they need a doctor near them.'],
          ),
          when('doctor*|hospital*|help*', 'That’s true, they need help sometimes.'),
          when('family|children|grandchildren|with us|together', [
            'With their family! That’s a nice idea.',
            'That’s nice. Nobody wants to be alone.',
          ]),
          when('country|countryside|village*|quiet|calm|nature|air|garden|peace*', [
            'In a quiet place with birds. I understand that.',
            'My grandfather has a garden, and he’s ninety!',
          ]),
          when('sea|beach|island|spain|florida|south', 'Sun and sea! My grandmother would say yes.'),
          when('city|centre|center|town*|shop*|bus*', [
            'Then everything is near. That’s true.',
            'And they can take the tram, like my aunt.',
          ]),
          when('home|own|same|where they live', 'That’s true, nobody likes moving when they’re old.'),
          on('dont_know', 'Think of your grandmother. What does she need near her house?', { goes_to: 'stay' }),
          on('joke', 'Ha, ha! My grandmother would laugh, too. But where should they live?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'You’ve got good ideas. Now the last question: where would you like to live in ten years?',
      [],
      'Say where you’d like to live and give a reason.',
      'I’d like to live in a village by the sea, because I love nature and fresh air.',
      {
        topics: [
          'city|country|village|town|sea|mountain*|here|abroad|flat|same|maybe|beach|farm|island|spain|london|paris|new york|america|australia|japan|italy|castle|moon|anywhere|home|family|place|boat|near|germany|france|canada|brazil|lake|river|forest|capital|i’d like|would like|i like|like to|i would',
          'big house|a big|a house|i live|to live|live in|don’t know|not know|a garden|my house|with friends|my friends',
          'wherever|boyfriend|girlfriend|husband|wife|my friends|my job|finds work|palm*|sun|warm|outside|garden|pool|tiny house|camper|van|ship|nowhere|everywhere|space',
        ],
        other_wordings: [
          'I must say, you’re good at this! And you, where would you like to live in ten years?',
          'My last question: it’s ten years later. Where would you like to live?',
        ],
        reactions: [
          when('moon|mars|space|castle|hogwarts', 'Can I visit you there? I’ll bring the tea!'),
          when('sea|beach|island|lake|river|boat', [
            'By the water! Can I visit you there?',
            'Lovely. I’ll come and swim with you!',
          ]),
          when('village|country|countryside|farm|mountain*|nature|forest', [
            'Fresh air every day! Perhaps I need that, too.',
            'Lovely. Send me some tomatoes!',
          ]),
          when('here|same|stay|where i live|my town', 'You’re happy where you are. That’s the best answer!'),
          when(
            'abroad|america|spain|italy|japan|australia|canada|new york|france|germany|another country',
            'So far away! That’s exciting.',
          ),
          when('city|capital|london|paris|centre|town', [
            'In the city, like me! There’s always something to do.',
            'Then we’ll be neighbours one day!',
          ]),
          when('family|children|parents', 'Near the people you love. That’s important.'),
          when('flat|pool', 'That sounds nice! I’d like that, too.'),
          on('dont_know', 'Just dream a little! By the sea, in a city, on a farm?', { goes_to: 'stay' }),
          on('joke', 'Ha! And if that isn’t possible, where then?', { goes_to: 'stay' }),
        ],
      },
    ),
  ],
  twists: [
    twist(
      3,
      'The man from the next table has just said: “Young people must live in a city, there’s more to do!” I think so, too. Do you agree?',
    ),
    twist(
      4,
      'Can you hear me? There’s so much noise from the street tonight! So, what’s the bad side of a city, do you think?',
    ),
    twist(
      7,
      'Oh, the tea is ready, and I can smell the cake! Just one more question: where would you like to live in ten years?',
    ),
  ],
  starters: [
    'Hello! What’s today’s question?',
    'I’m a bit nervous, but let’s start.',
    'Good evening! Are we partners?',
  ],
  opening_message: 'Good evening! It’s the two of us today, and our question is: city or country?',
  closing_message: 'Thank you, that was fun, and you’ve changed my mind a little. Now let’s have some tea and cake!',
  correction: 'prompt',
})
