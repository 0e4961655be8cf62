import { fact, on, step, template, twist, when, words } from '#server/chatbots/templates/write.ts'

export const hotelA2 = template({
  id: 'hotel-a2',
  name: 'Checking in at a hotel',
  language: 'en',
  level: 'A2',
  description: 'You arrive at a small hotel. Check in, ask what you need to know and solve a small problem.',
  role: 'Receptionist of a small hotel in Edinburgh',
  partner_name: 'Fiona',
  region: 'GB',
  scenario:
    'It’s three in the afternoon. You have a reservation and go to the reception desk with your suitcase. Your room isn’t quite ready yet.',
  goals: [
    'I can check in at a hotel.',
    'I can give my name, dates and times.',
    'I can ask about breakfast and Wi-Fi.',
    'I can react politely when something isn’t ready.',
  ],
  grammar: ['dates and times', 'Is there …? / Are there …?', 'questions with what time and where'],
  vocabulary: words({
    reservation: 'a room that you booked before you came',
    'single room': 'a room for one person',
    'double room': 'a room for two people',
    luggage: 'your bags and suitcases',
    floor: 'a level of a building',
    lift: 'a machine that takes you up and down',
    'key card': 'a card that opens your door',
    breakfast: 'the meal in the morning',
    towel: 'you dry yourself with it',
    quiet: 'without noise',
    'check out': 'to pay and leave the hotel',
    passport: 'a document you need to travel',
  }),
  facts: [
    fact('Can I leave my luggage here?', ['leave|put', 'luggage|bag*|suitcase*'], 'It’s safe behind the desk.'),
    fact('Can I wait here?', ['can|could|may', 'wait|sit'], 'The sofa over there is very comfortable.'),
    fact(
      'Could I have another towel?',
      ['can|could|have|need', 'towel*|pillow*|blanket*|key card|water|soap|shampoo'],
      'We’ve got enough of them.',
    ),
    fact(
      'What time is breakfast, and how much is it?',
      ['breakfast', 'when|what time', 'how much|cost*|include*|price'],
      'Breakfast is from seven to ten, and it’s included in the price.',
    ),
    fact(
      'When do you finish work?',
      ['when|what time|until when|how long', 'you', 'finish|work|working'],
      'At six, and then I go home to my cat.',
    ),
    fact(
      'What time is breakfast?',
      ['when|what time|until|from', 'breakfast|eat'],
      'Breakfast is from seven to ten, downstairs next to the bar.',
    ),
    fact(
      'Is breakfast included?',
      ['breakfast', 'include*|price|cost*|much|free|pay'],
      'Breakfast is included in the price.',
    ),
    fact(
      'What is there for breakfast?',
      ['what|is there|are there|do you have', 'breakfast'],
      'Eggs, toast, fruit and porridge. This is Scotland!',
    ),
    fact('Where is breakfast?', ['breakfast', 'where|which room'], 'Downstairs, next to the bar.'),
    fact(
      'What is the Wi-Fi password?',
      ['wifi|wi-fi|wi fi|internet', 'password|code'],
      'It’s “castle123”, and it’s written on your key card, too.',
    ),
    fact(
      'Is there Wi-Fi?',
      'wifi|wi-fi|wi fi|internet|password',
      'There’s free Wi-Fi in every room. The password is on your key card.',
    ),
    fact(
      'What time is check-out?',
      ['when|what time|until|late', 'check-out|check out|leave|checkout'],
      'Check-out is at eleven, but we’re not so strict.',
    ),
    fact(
      'How much is the room?',
      'how much|price|cost*|expensive|cheap*',
      'The single room is ninety pounds a night, and the bigger one is a hundred and ten.',
    ),
    fact('Is there a lift?', 'lift|elevator|stairs', 'The lift is just round the corner, on the left.'),
    fact('Is the room quiet?', 'quiet|noise|noisy|loud', 'All our rooms are quiet. You only hear the birds.'),
    fact('Is there a view of the castle?', 'view|castle|see from', 'From the fifth floor you can see the castle.'),
    fact(
      'Is there a bath?',
      'bath|shower|bathroom|toilet',
      'Every room has a shower and a toilet, and the bigger one has a bath, too.',
    ),
    fact(
      'Is there a TV?',
      'tv|television|fridge|minibar|hairdryer|iron|kettle',
      'There’s a TV, a hairdryer and a kettle in every room.',
    ),
    fact(
      'Is there a swimming pool?',
      'pool|gym|sauna|spa|swim',
      'No pool, I’m afraid. But there’s one two streets away.',
    ),
    fact('Is there parking?', 'parking|park|car|garage', 'You can park behind the hotel for ten pounds a day.'),
    fact('Can I bring my dog?', 'dog|dogs|cat|pet|pets', 'Dogs are welcome. The hotel cat isn’t so sure about that.'),
    fact(
      'Is there a restaurant?',
      'restaurant|dinner|eat|bar|pub|hungry|food',
      'We’ve got a bar with soup and sandwiches, and there’s a good pub across the street.',
    ),
    fact(
      'How far is the station?',
      ['how far|far|where|how do i get', 'station|airport|centre|center|castle|bus|city'],
      'It’s ten minutes on foot to the castle, and five to the station.',
    ),
    fact(
      'What can I see in Edinburgh?',
      ['what|where', 'see|visit|do|go|recommend*|sights'],
      'The castle, of course, and the old town. And walk up to Arthur’s Seat if it’s dry!',
    ),
    fact('Can I pay by card?', ['pay|card|cash', 'can|how|when|now'], 'You can pay by card or in cash when you leave.'),
    fact('Do you need my passport?', 'passport|id|document*', 'Yes, please, just for a minute.'),
    fact('Can you wake me up?', 'wake|wake-up|alarm', 'Of course. I’ll call your room at the time you like.'),
    fact('What is your name?', ['name', 'your'], 'I’m Fiona. Just ask for me if you need something.'),
    fact(
      'Where are you from?',
      ['where', 'you', 'from|live|born'],
      'I’m from Edinburgh. My family has always lived here.',
    ),
    fact(
      'How long have you worked here?',
      ['you', 'work*|job', 'how long|long|like'],
      'For three years. I love meeting people.',
    ),
    fact('How are you?', 'how are you', 'I’m very well, thank you.'),
    fact(
      'How is the weather?',
      'weather|rain*|sun|sunny|cold|umbrella',
      'A bit of rain, a bit of sun. You can have an umbrella from us.',
    ),
  ],
  steps: [
    step(
      'What name is your reservation under?',
      [],
      'Say your name: “It’s under the name …”.',
      'My reservation is under the name Rossi.',
      {
        topics: ['*', 'company|firm|wife|husband|boss|colleague|agency|secretary|parents|booked'],
        other_wordings: [
          'First, I’ll look for your reservation. What name is it under?',
          'Have you got a reservation? What’s the name, please?',
        ],
        reactions: [
          when(
            'no reservation|don’t have a reservation|not have a reservation|without a reservation|no booking',
            'No reservation? You’re lucky, I’ve still got two rooms.',
          ),
          when(
            'batman|superman|spiderman|king|queen|santa|bond',
            'The room for kings is full tonight! What’s your real name, please?',
            { goes_to: 'stay' },
          ),
          on('joke', 'Hm, I can’t find that in my book! What’s your real name, please?', { goes_to: 'stay' }),
          on('refusal', 'I only need it to find your room. A first name is enough. What shall I write?', {
            goes_to: 'stay',
          }),
          on('asks_back', 'And I’m Fiona.'),
          when(
            [],
            [
              '{name} … here you are, I’ve found you.',
              'Thank you. {name}, yes, here it is.',
              '{name}, thank you. I’ve got you here.',
            ],
          ),
          when('name|under|called', ['Thank you, I’ve found it.', 'Thank you. Here it is.']),
          when('reservation|booked|booking|check in|a room', 'Very good. And what name is it under?', {
            goes_to: 'stay',
          }),
        ],
      },
    ),
    step(
      'And how many nights are you staying with us?',
      [
        '#|until|till|weekend|monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|only|couple|few|# day|days|# night|a night|nights|one week|a week|weeks|a month|this week',
      ],
      'Say a number: “… nights”, or say until which day.',
      'I’m staying for three nights, until Sunday.',
      {
        other_wordings: ['How long would you like to stay?', 'How many nights would you like to stay here?'],
        reactions: [
          when('one night|1 night|only tonight|until tomorrow|till tomorrow', 'Only one night? That’s a short visit!'),
          when(
            'forever|all my life|a year|thousand|million|hundred',
            'You must like it here! But really, how many nights?',
            { goes_to: 'stay' },
          ),
          when(
            ['#', 'night*|day*'],
            [
              'So {number} nights. There’s a lot to see here!',
              'Good. So you’ve got time for the castle.',
              'Lovely, I’ve put that in.',
            ],
          ),
          when('week|weeks', 'So long? Then you’ll see everything.'),
          when('weekend', 'A weekend in Edinburgh! Very nice.'),
          when(
            'until|till|monday|tuesday|wednesday|thursday|friday|saturday|sunday',
            'Good. So you’ve got time for the castle.',
          ),
          when('#', ['That’s in my book now.', 'Good. There’s a lot to see here!']),
          on('dont_know', 'That’s all right. Are you staying one night, or more?', { goes_to: 'stay' }),
          on('joke', 'You’re funny! But for my book: how many nights?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'I have a single room on the second floor or a bigger one on the fifth floor. Which one would you like?',
      [],
      'Choose one and say why, if you can.',
      'The single room on the second floor, please, because it’s quiet.',
      {
        topics: [
          'single|double|second|bigger|fifth|quiet|smaller|lift|cheap*|view|either|any|both|doesn’t matter|don’t mind|large*|low*|first|2nd|5th|same|neither|stairs|five|5|the last|last one|high up|higher|the best|small one|a small|the small|small room|big one|the big|a big|two|number|high floor*|bath',
          'the little one|little one|tiny|alone|upstairs|downstairs|up there|with the lift|no stairs|for two|more space|more room|the cosy',
          'space|heights|three of us|four of us|my knee|baby|wheelchair|crutches|elevator|less expensive|whichever|you decide|children|claustrophobi*',
        ],
        other_wordings: [
          'You can have a single room on the second floor, or a bigger room on the fifth. Which do you like better?',
          'There are two rooms free: a small single room on the second floor, and a bigger one on the fifth. Which one would you like?',
        ],
        reactions: [
          when('both|neither|nor', 'Well, you can only sleep in one bed! I’ll give you the bigger one.'),
          when(
            ['fifth|5th|bigger|five|large*', 'view|see|castle'],
            'The bigger one. It has the best view in the house!',
          ),
          when(
            ['second|single|smaller|2nd', 'quiet|noise|sleep'],
            [
              'The single room. It’s very quiet, you’ll see.',
              'Yes, that one’s at the back, so you won’t hear the street.',
              'A good choice. Guests always sleep well in that one.',
            ],
          ),
          when(['second|single|smaller|2nd', 'stairs|lift|leg|cheap*|price'], 'The single room. That’s a good choice.'),
          when('fifth|5th|bigger|five|large*|second one', [
            'The bigger one. There’s a nice view up there.',
            'The fifth floor, then. The lift is on the left.',
          ]),
          when('second|single|smaller|2nd|first|low*', [
            'The single room. It’s small but nice.',
            'The second floor, then. You don’t need the lift.',
          ]),
          when('cheap*', 'That’s the single room. It’s small but nice.'),
          when('quiet', 'Both are quiet. I’ll give you the one on the second floor.'),
          when(
            'either|any|doesn’t matter|don’t mind|don’t care|same|you choose|view',
            'Then I’ll give you the bigger one. It costs the same for you!',
          ),
          on('dont_know', 'Would you like a view? Then take the fifth floor. Second or fifth?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'I’m afraid the room isn’t ready yet. It will take about half an hour. What would you like to do?',
      [],
      'Say that you will wait, or ask if you can leave your luggage.',
      'No problem. Can I leave my luggage here and go for a walk?',
      {
        topics: [
          'wait*|bag*|suitcase*|coffee|tea|walk|sit|come back|lobby|fine|here|ok|okay|outside|bar|restaurant|castle|rest|look|visit|return|later|stay|toilet|another room|other room|bathroom|can i|i can|can we|could i|sleep a|go to sleep|drink something|eat something|to eat|to drink|drink a|eat a',
          'read a|read my|read the|read something|a shop|the shops|some shops|the town|in town|in the city|the city|leave my|leave the|i leave|i go|go for|go to|i’ll go|to go|go out|make a phone|my luggage|the luggage|your luggage|no problem|not a problem|isn’t a problem|go swimming|shopping|i call',
          'sleep now|want to sleep|i’m tired',
        ],
        other_wordings: [
          'Oh, I see they’re still cleaning your room. It’ll be ready in half an hour. What would you like to do?',
          'There’s a small problem: your room will only be ready in half an hour. What would you like to do until then?',
        ],
        reactions: [
          when(
            ['put|bag*|suitcase*', 'walk|castle|out|visit|see'],
            [
              'Leave your luggage here with me, and enjoy your walk!',
              'I’ll look after your luggage. Here’s a map of the city.',
            ],
          ),
          when('bag*|suitcase*', 'You can leave your luggage here with me.'),
          when('coffee|tea|bar', 'Sit down in the bar. The coffee is from us.'),
          when('food|hungry|restaurant', 'We’ve got soup and sandwiches in the bar. I’ll bring you some.'),
          when('walk|castle|outside|visit|look around', [
            'Enjoy your walk! Here’s a map for you.',
            'Good idea. It isn’t raining at the moment!',
            'Lovely. Be back before the rain starts!',
          ]),
          when(
            'other room|another room|different room|too long|not good|not ok|angry|isn’t good|isn’t ok',
            'I’m so sorry. I’ll bring you a cup of tea while you wait.',
          ),
          when('wait*|sit|=here|right here|lobby|stay|rest|no problem|fine|ok|okay', [
            'Thank you. Sit down and have a cup of tea.',
            'You’re very kind. There’s tea next to the sofa.',
          ]),
          on('no', 'I’m so sorry. I’ll bring you a cup of tea while you wait.'),
          on('dont_know', 'You can wait here, or leave your luggage and go out. What would you like?', {
            goes_to: 'stay',
          }),
          on('joke', 'Ha! I’ll tell that to my boss. But really: wait here, or go for a walk?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Is there anything you’d like to know about the hotel?',
      [
        'what|when|how|which|wifi|breakfast|password|parking|no|everything|nothing|is there|is it|are there|can i|can we|can you|could i|do you|do i|does the|does it|where is|where can|where do|a lift|the lift|not now|that’s all|can my',
      ],
      'Ask about breakfast, Wi-Fi or check-out time.',
      'Yes. What time is breakfast, and is there Wi-Fi in the room?',
      {
        other_wordings: ['Do you have any questions about the hotel?', 'What would you like to know about the hotel?'],
        reactions: [
          when(
            'nothing|that’s all|no questions|no thank*|no thanks|everything is clear',
            'Then I’ll just tell you that breakfast is from seven to ten.',
          ),
          on('no', 'Then I’ll just tell you that breakfast is from seven to ten.'),
          on('dont_know', 'Perhaps about breakfast, the Wi-Fi or the lift. What would you like to know?', {
            goes_to: 'stay',
          }),
          on('yes', 'Go ahead. What would you like to know?', { goes_to: 'stay' }),
          on('joke', 'Ha! But have you got a real question, about breakfast or the Wi-Fi?', { goes_to: 'stay' }),
          when('clear|know everything|stayed here|been here|all good', [
            'Good, then you know everything.',
            'Just ask me if you think of something.',
          ]),
        ],
      },
    ),
    step(
      'And do you need anything for your room?',
      [],
      'Ask for something: “Could I have …, please?” Or say that you don’t need anything.',
      'Yes, could I have another towel and a key card, please?',
      {
        topics: [
          'towel*|pillow*|blanket*|another|extra|key*|iron|hairdryer|no|thank*|yes|fine|everything|nothing|soap|shampoo|tea|toothbrush|heater|charger|adapter|cup*|could i|i need|need a|need an|need some|need anything|do need|one more|a bottle of|some water|all good|that’s all|a lamp|the lamp|a chair',
          'a table|a glass|glasses|toilet paper|can i have|can i get|could i have|may i have|child bed|bed for|all ok|coffee|all right',
        ],
        other_wordings: [
          'Now, your room: do you need anything there?',
          'Would you like anything else for your room: a towel, a pillow?',
        ],
        reactions: [
          when('towel*|pillow*|blanket*|key*|hairdryer|iron|soap|shampoo|toothbrush|cup*|charger|adapter|heater', [
            'Of course. You’ll find it on your bed.',
            'No problem. It’ll be in your room in a minute.',
            'Certainly, I’ll bring it up to you.',
          ]),
          when('champagne|wine|beer|pizza|burger|chocolate|food', 'You can get that in the bar, until midnight.'),
          when(
            'nothing|no thank*|no thanks|everything is fine|all fine|all good|that’s all|don’t need|not need',
            'Good. Just call me if you need something.',
          ),
          on('no', 'Good. Just call me if you need something.'),
          on('dont_know', 'Are there enough towels for you, for example?', { goes_to: 'stay' }),
          on('joke', 'I’ll see what I can do! But seriously: a towel, or a pillow?', { goes_to: 'stay' }),
          on('yes', 'I’ll put two big towels on your bed, then.'),
          when(
            'hanger*|fan|the fan|a map|cot|baby bed|slippers|dressing gown|bathrobe|sheet*|mattress|minibar|fridge|kettle|mug*|coffee|wifi|a plug|plug|toothpaste|razor|comb|couple of',
            'I’ll ask my colleague to bring it up.',
          ),
        ],
      },
    ),
    step(
      'One last question: when would you like to check out on your last day?',
      [],
      'Say a time.',
      'I’d like to check out at about ten o’clock, after breakfast.',
      {
        topics: [
          'noon|later|o’clock|before|half|quarter|afternoon|midday|lunch*|breakfast|soon|whenever|at #|about #|around #|after #|ten|eleven|nine|twelve|10*|11*|12*|9*|8*|seven|too late|as late|in the morning|this morning|the morning|morning please|the evening|as possible|at night|late please|late if',
          'little late|very late|not late|early please|early because|very early|quite early',
          'sleep long|sleep in|sleep late|early|our train|my train|our flight|my flight|my plane|our plane|our bus|my bus|taxi|six|dawn|sunrise|latest',
        ],
        other_wordings: [
          'And on your last day, when would you like to check out?',
          'Just for my book: at what time would you like to check out?',
        ],
        reactions: [
          when('flight|plane|my train|my bus|airport', 'Then I’ll order a taxi for you, if you like.'),

          when(
            'stay forever',
            'Ha, I’m happy that you like it! But the next guest is coming. What time is good for you?',
            { goes_to: 'stay' },
          ),
          when('in the night|midnight|five in the morning|five|3|4|5', 'I’ll be here, with a coffee for you.'),
          when(
            'afternoon|later|noon|midday|lunch*|twelve|12|1|2',
            'That’s a bit late, but it’s no problem. You can leave your luggage here.',
          ),
          when('seven|6|7', 'So early! We’ll make you a breakfast to take with you.'),
          when('breakfast', [
            'After breakfast, of course. Don’t miss the porridge!',
            'That’s perfect. Nobody should travel without breakfast.',
            'Very sensible. The breakfast’s worth it.',
          ]),
          when('nine|ten|eleven|8|9|10|11|half', ['That’s perfect.', 'That’s fine. Take your time.']),
          on('dont_know', 'No problem. In the morning, or later?', { goes_to: 'stay' }),
        ],
      },
    ),
  ],
  twists: [
    twist(
      3,
      'Oh, a big group has just booked nearly everything! There’s only a single room on the second floor, or a bigger one on the fifth. Which one would you like?',
    ),
    twist(
      4,
      'Oh dear, our cat is sleeping in your bed! We must clean the room again, and that takes half an hour. What would you like to do?',
    ),
    twist(6, 'It’s going to be a very cold night. Do you need anything for your room?'),
  ],
  starters: ['Good afternoon. Can I check in here?', 'Hello! I’d like to check in, please.', 'Hi, is this reception?'],
  opening_message: 'Good afternoon, and welcome to the Castle View Hotel. Let’s get you checked in.',
  closing_message: 'Here’s your key card. Enjoy your stay, and sleep well!',
  correction: 'prompt',
})
