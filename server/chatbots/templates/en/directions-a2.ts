import { fact, on, step, template, twist, when, words } from '#server/chatbots/templates/write.ts'

export const directionsA2 = template({
  id: 'directions-a2',
  name: 'Asking the way',
  language: 'en',
  level: 'A2',
  description:
    'You’re new in town and looking for the museum. Ask someone in the street, and make sure you understand.',
  role: 'Someone waiting at a bus stop in York',
  partner_name: 'Tom',
  region: 'GB',
  scenario:
    'You’d like to see the railway museum, but your phone battery is dead. Someone is waiting at the bus stop and has time to help. One of the routes is closed today.',
  goals: [
    'I can ask the way politely.',
    'I can say where I want to go and how.',
    'I can repeat directions to check them.',
    'I can ask how long it takes.',
  ],
  grammar: ['imperatives: go, turn, cross', 'prepositions of place', 'How far …? How long …?'],
  vocabulary: words({
    'straight on': 'not left and not right',
    'to turn left': 'to go to the side of your left hand',
    corner: 'where two streets meet',
    crossing: 'a place where you can walk across the street',
    'traffic lights': 'red, yellow and green lights for cars and people',
    bridge: 'it takes you over a river',
    'next to': 'beside',
    opposite: 'on the other side',
    'bus stop': 'the place where buses stop',
    'on foot': 'walking',
    far: 'not near',
    closed: 'not open',
  }),
  facts: [
    fact(
      'How long does it take by bus?',
      ['how long|minutes|time', 'bus'],
      'About ten minutes by bus, but the bus is often late.',
    ),
    fact(
      'How long does it take on foot?',
      ['how long|how many minutes|time does|long does|minutes', 'take*|foot|walk*|there|museum|it|is'],
      'About fifteen minutes on foot.',
    ),
    fact('Is it far?', 'far|distance|near here|kilometre*|kilometer*|miles', 'It isn’t far, only a mile.'),
    fact('When is the museum open?', 'open|opens|close|closes|opening', 'It’s open from ten to five every day.'),
    fact(
      'How much is the museum?',
      'how much|price|cost*|free|ticket*|pay|expensive',
      'The museum is free! You only pay for the café.',
    ),
    fact('How much is the bus?', ['bus', 'ticket|cost*|price|pay'], 'The bus is two pounds.'),
    fact(
      'Where is the bus stop?',
      ['bus', 'where|which|number|what'],
      'You’re at the bus stop now. You need number ten.',
    ),
    fact(
      'When is the next bus?',
      ['bus|it', 'when|what time|next|late'],
      'It should be here in five minutes. I’m waiting, too!',
    ),
    fact(
      'What can I see in the museum?',
      ['what|is there', 'see|museum|inside|do there'],
      'There are old trains, and even a train of a queen!',
    ),
    fact(
      'Is the museum good?',
      ['museum|it', 'good|nice|interesting|big|boring|like|children'],
      'It’s great! My children always want to stay all day.',
    ),
    fact(
      'Is there a café?',
      'café|cafe|coffee|eat|hungry|drink|restaurant|food|lunch',
      'There’s a nice café in the museum, next to the shop.',
    ),
    fact('Where is the toilet?', 'toilet*|bathroom', 'There’s one in the supermarket, and one in the museum.'),
    fact('Why is the bridge closed?', ['why', 'closed|bridge'], 'They’re painting it. It’s going to be green!'),
    fact(
      'Is there another bridge?',
      ['another|other|different|second', 'bridge|way|road|street|route'],
      'There is! It’s a very small one.',
    ),
    fact('Is there a boat?', 'boat|swim|river|ship', 'There’s no boat today, and the water is very cold!'),
    fact('Can I take a taxi?', 'taxi|uber|car|drive', 'You can, but a taxi is expensive here.'),
    fact(
      'Do you have a map?',
      'map|phone|google|battery|charger',
      'I’m sorry, I’ve got no map with me, and my phone is at home.',
    ),
    fact('Can you come with me?', ['you', 'come|go with|show me|walk with'], 'I’d love to, but I have to go to work!'),
    fact('Where are you going?', ['where', 'you', 'going|go|want'], 'I’m going to work. I’m a cook in a school.'),
    fact('What is your name?', ['name', 'your|you'], 'I’m Tom.'),
    fact('Are you from here?', ['you', 'from|live|born|know'], 'I’m from York. I’ve lived here all my life.'),
    fact(
      'Do you have children?',
      ['you', 'children|kids|family|pet|dog|cat|married'],
      'I’ve got two children, and they love trains.',
    ),
    fact(
      'What else can I visit?',
      ['what|where', 'visit|see|else|york|city|town|do'],
      'See the big church, the Minster. And walk on the old city walls!',
    ),
    fact('Is it going to rain?', 'rain*|weather|sun|sunny|cold', 'I don’t think so. It’s nice today.'),
    fact('How are you?', 'how are you', 'Fine, thanks. Only my bus is late.'),
  ],
  steps: [
    step(
      'Where would you like to go?',
      [],
      'Say the place: “I’m looking for …” or “I’d like to go to …”.',
      'I’m looking for the railway museum. I hope it isn’t far.',
      {
        topics: [
          'museum|railway|station|looking|centre|center|hotel|park|cathedral|church|minster|supermarket|restaurant|toilet|walls|cinema|zoo|hospital|castle|pool|airport|the bus|the river|the school|my school|a school|shops|a shop|the shop|shopping|to the beach|the bridge|trains|where is|where’s',
          'to london|to paris|to the moon|to mars|to find|find the|find a|home',
        ],
        other_wordings: ['What are you looking for?', 'Which place do you want to go to?'],
        reactions: [
          when(
            ['museum', 'far|how long'],
            [
              'The railway museum! It’s not so far.',
              'You want to see the trains! It isn’t far.',
              'Oh, that’s my favourite place! And it isn’t far.',
            ],
          ),
          when('museum|railway', [
            'The railway museum! My children love it.',
            'You want to see the old trains! I know the way.',
          ]),
          when(
            'hotel|centre|center|station|park|cathedral|church|minster|supermarket|restaurant|cinema|castle|zoo|hospital|pool',
            'That’s near the railway museum, so it’s the same way.',
          ),
          when(
            'airport',
            'Oh, that’s very far! But what about our railway museum? It’s great. Would you like to go there?',
            { goes_to: 'stay' },
          ),
          on('yes', 'Good! You’ll love the old trains.'),
          on('dont_know', 'Are you a tourist? Then go to the railway museum! Would you like to see it?', {
            goes_to: 'stay',
          }),
          on('joke', 'Ha, ha! I don’t know that place. Where do you really want to go?', { goes_to: 'stay' }),
          when(
            'ice cream|eat|food|restaurant|drink|toilet|cash machine|bank|chemist|somewhere|souvenir*|shop*|market|my hotel|hostel|bus stop|taxi|car park|viewpoint|tower|old town',
            'I know just the place. It’s not far.',
          ),
        ],
      },
    ),
    step('Would you like to walk or go by bus?', [], 'Choose one.', 'I’d like to go on foot, if it isn’t too far.', {
      topics: [
        'walk*|foot|both|cheap*|taxi|don’t mind|doesn’t matter|neither|either|same|not tired|healthy|tram|the best|by bike|my bike|a bike|is better|better to|too far|so far|very far|how far|how long|not far|isn’t far|too slow|by car|a car|faster|is fast|fast way|i’m tired|am tired|too tired|bus',
        'i run|to run|the first|the second|first one|second one|quick|quicker|shorter|short way|',
        'suitcase*|luggage|heavy',
        'exercise|fresh air|my feet|feet hurt|my leg|my legs|my knee|driven|drive me|weather|sunny|sunshine|raining|rain|cold today|sporty|lazy|no ticket|wheelchair|pram|with children|my children|in a hurry|hurry|see the town|see the city',
      ],
      other_wordings: [
        'You can walk, or you can go by bus. What would you like to do?',
        'How would you like to go: on foot or by bus?',
      ],
      reactions: [
        when('not walk|don’t walk|can’t walk|cannot walk|don’t like walking|leg', [
          'By bus, then. The stop for your bus is round the corner.',
          'So you’d like to sit down. There’s a bus, and it stops round the corner.',
        ]),
        when('not by bus|no bus|not the bus|don’t like bus*|don’t like the bus', 'On foot, then. It’s a nice walk.'),
        when('taxi|uber', 'A taxi is expensive, and there isn’t one here. But you can easily walk.'),
        when('bicycle', 'You’re sporty! It’s the same way as on foot.'),
        when('walk*|foot', [
          'Good, it isn’t far.',
          'It’s a nice walk, only fifteen minutes.',
          'Great, the sun’s out, too.',
        ]),
        when('tram', [
          'By bus. But the stop for your bus is round the corner.',
          'The bus is good. It stops just round the corner.',
        ]),
        when('cheap*|easy', 'I always walk. That’s free, and it’s quick!'),
        when('both|don’t mind|doesn’t matter|either|same|don’t care', 'Then walk! You’ll see more of our town.'),
        on('dont_know', 'Are you tired, or can you walk a bit?', { goes_to: 'stay' }),
        on('joke', 'Ha! Our horses are too slow. On foot or by bus?', { goes_to: 'stay' }),
      ],
    }),
    step(
      'Go straight on to the traffic lights and turn left there. So, what do you do at the traffic lights?',
      ['left'],
      'Say it in your own words: “I turn …”.',
      'I go straight on, and then I turn left at the traffic lights.',
      {
        other_wordings: [
          'First you go straight on to the traffic lights, and there you turn left. What do you do at the traffic lights?',
          'You can see the traffic lights from here. Go straight on, and turn left there. Can you say it again? What do you do there?',
        ],
        reactions: [
          when('not right|not left|not straight|isn’t right', 'No, no! You turn left there. So, what do you do?', {
            goes_to: 'stay',
          }),
          when('left', ['That’s right.', 'Very good. Left, near the post office.', 'Exactly, left.']),
          when('turn right|go right|right', 'Not right! Look at my hand: this is left. So where do you turn?', {
            goes_to: 'stay',
          }),
          when('stop|wait|green|red', 'Yes, wait for the green light! And then, left or right?', { goes_to: 'stay' }),
          when('straight', 'Only to the lights. And there, left or right?', { goes_to: 'stay' }),
          on('dont_know', 'No problem. At the lights you turn left. Left or right?', { goes_to: 'stay' }),
          on('joke', 'You can dance there, but then you must turn! Left or right?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Then you go over the bridge. Oh, I’ve just remembered: the bridge is closed today! What will you do now?',
      [],
      'Ask for another way: “Is there another …?”.',
      'Oh no, the bridge is closed! Is there another bridge near here?',
      {
        topics: [
          'other|another|way|ask|is there|boat|back|go|taxi|different|run|walk|wait|look|help|stay|map|cry|return|around it|swim across|to swim|i swim|will swim|can swim|i fly|will fly|i jump|will jump|don’t know|not know|you know|a bridge|second bridge|the bus|a bus|by bus|take bus|the river',
          'where is|where’s|where can|my hotel|the hotel|at home',
          'and now|what now|now what|call my|my friend|swim|climb|don’t worry|the next bridge|somewhere else',
        ],
        other_wordings: [
          'After that there’s a bridge. Oh no, wait! It’s closed this week. What will you do now?',
          'Next, you cross the bridge … Oh, I forgot! They closed the bridge yesterday. What will you do?',
        ],
        reactions: [
          when('swim|jump|fly', [
            'Oh no, the river is much too cold! I’ll help you.',
            'Ha! Better not, the water is very cold.',
          ]),
          when('boat', 'There’s no boat today, but I’ve got an idea.'),
          when('taxi|tram', 'The bus and the taxis can’t go over it, either. But I’ve got an idea.'),
          when('back|cry|not go|can’t go', 'No, don’t go home! It’s easy, I’ll tell you.'),
          when('another|other|different|way', [
            'Don’t worry, you aren’t lost.',
            'Good thinking!',
            'Don’t worry, there’s always another way.',
          ]),
          when('ask|help|map|look', 'You can ask me. I know another way!'),
          when('wait|stay', 'You can’t wait so long! But I know another way.'),
          on('dont_know', 'Don’t worry, I’ll help you. Do you want to go another way?', { goes_to: 'stay' }),
          on('joke', 'I’d like to see that! But what will you really do?', { goes_to: 'stay' }),
          on('yes', 'Good. It’s easy, I’ll tell you.'),
        ],
      },
    ),
    step(
      'Turn right at the church, and you’ll see a small bridge opposite the supermarket. Can you say that back to me?',
      ['right', 'church|bridge|supermarket|opposite'],
      'Say where you turn right, and what is opposite the bridge.',
      'I turn right at the church, and the bridge is opposite the supermarket.',
      {
        other_wordings: [
          'At the church you turn right. There’s a small bridge opposite the supermarket. Please say it back to me, so I know you won’t get lost!',
          'Listen: turn right at the church. Opposite the supermarket there’s a small bridge. What do you do at the church, and where is the bridge?',
        ],
        reactions: [
          when(
            ['right', 'church', 'bridge|supermarket'],
            [
              'Perfect! You won’t get lost now.',
              'Very good! You know it better than me.',
              'That’s it! You’ve got a good memory.',
            ],
          ),
          when(['right', 'bridge|supermarket|opposite|church'], 'That’s it!'),
          when(['left', 'church|bridge|supermarket'], 'No, not left this time! At the church, where do you turn?', {
            goes_to: 'stay',
          }),
          when(
            'church|bridge|supermarket|opposite',
            'Good, but where do you turn at the church, left or right? Say it all, please.',
            { goes_to: 'stay' },
          ),
          on(
            'dont_know',
            'That’s all right. At the church, turn right. The bridge is opposite the supermarket. Now you?',
            { goes_to: 'stay' },
          ),
          on('joke', 'Ha, ha! But you’ll get lost! Where do you turn right?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Then you’re nearly there. Is there anything else you’d like to know?',
      [
        'when|cost*|thank*|nothing|clear|everything|how|what|is it|is there|is the museum|are there|can i|can we|can you|do i|do they|not really|that’s all|where|opening|is open|no|too far|tickets|a ticket',
      ],
      'Ask how long it takes or when the museum is open.',
      'Yes. How long does it take on foot?',
      {
        other_wordings: [
          'After the bridge you can see it. Do you want to know anything else?',
          'And there it is, just after the bridge! Would you like to ask me anything else?',
        ],
        reactions: [
          when(
            'nothing|that’s all|all clear|everything is clear|no thank*|know everything',
            'Good. It’s only fifteen minutes from here.',
          ),
          on('no', 'Good. It’s only fifteen minutes from here.'),
          on('dont_know', 'Perhaps how far it is, or how much it costs?', { goes_to: 'stay' }),
          on('joke', 'You’re funny! But have you got a real question? My bus is coming soon.', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Will you be all right now?',
      [
        'yes|thank*|hope|sure|ok|okay|all right|great|kind|bye|course|afraid|perfect|fine|maybe|nice|lost|nervous|not really|i’m not|that’s good|find it|i’ll find|i know|i think so|i think not|think yes|think no|think so|no|i’ll try|i try|don’t think|easy|help|a good day',
      ],
      'Say thank you for the help.',
      'Yes, I think so. Thank you very much for your help!',
      {
        other_wordings: ['So, can you find it now?', 'Oh, I can see my bus! Will you be all right?'],
        reactions: [
          when('not sure|don’t think so|lost|afraid|nervous|maybe|difficult|not really|isn’t sure', [
            'Don’t worry! Ask at the church, they know me there.',
            'It’s easy: left at the lights, right at the church. You can do it!',
          ]),
          when('thank*|kind|nice', ['You’re welcome! I like helping people.', 'No problem at all.', 'Happy to help!']),
          on('no', 'It’s easy: left at the lights, right at the church. You can do it!'),
          on('yes', ['I’m sure that you’ll find it.', 'Good! Say hello to the trains.']),
          when('sure|hope|ok|okay|fine|perfect|great', 'I’m sure that you’ll find it.'),
          on('dont_know', 'It’s easy: left at the lights, right at the church. All right?', { goes_to: 'stay' }),
          when(
            'map|on my phone|ask someone|ask somebody|ask again|gps|navigation|straight|not far|i remember|got it|understood|clear',
            ['Good! Then nothing can go wrong.', 'That’s the right way to do it.'],
          ),
        ],
      },
    ),
  ],
  twists: [
    twist(
      2,
      'Look, that was my bus! It didn’t stop. Well, I’ve got time now. How about you: would you like to walk or go by bus?',
    ),
    twist(
      4,
      'Then there’s the bridge. Oh, what does that paper on the wall say? “Bridge closed today!” What will you do now?',
    ),
    twist(
      6,
      'Listen, do you hear that old train? It comes from the museum, so it’s not far! Is there anything else you’d like to know?',
    ),
  ],
  starters: ['Excuse me, can you help me?', 'Sorry, do you know this town?', 'Hello! I think I’m lost.'],
  opening_message: 'Oh, hello! You look a bit lost.',
  closing_message: 'Have a nice time in York, and enjoy the trains. Bye-bye!',
  correction: 'prompt',
})
