import { fact, on, step, template, twist, when, words } from '#server/chatbots/templates/write.ts'

export const cafeA2 = template({
  id: 'cafe-a2',
  name: 'At the café',
  language: 'en',
  level: 'A2',
  description: 'Order something to drink and eat in a small café, and pay for it.',
  role: 'Person behind the counter of a café in Bristol',
  partner_name: 'Megan',
  region: 'GB',
  scenario:
    'It’s ten in the morning and the café is quiet. You come in, order at the counter and sit down by the window. There’s a mix-up with your order, but it’s easily sorted out.',
  goals: [
    'I can order food and drink politely.',
    'I can say how I would like something.',
    'I can say that something is wrong with my order.',
    'I can ask for the bill and pay.',
  ],
  grammar: ['I’d like … / Can I have …', 'a, an, some', 'with and without'],
  vocabulary: words({
    'a slice of cake': 'one piece of a cake',
    toast: 'bread made hot and brown',
    'a pot of tea': 'enough tea for two or three cups',
    'oat milk': 'a drink made from oats, used instead of milk',
    'take away': 'to drink or eat somewhere else',
    'eat in': 'to stay in the café and eat there',
    counter: 'the high table where you order and pay',
    receipt: 'a piece of paper that says what you paid',
    card: 'a small piece of plastic that you pay with',
    cash: 'money in coins and notes',
    change: 'the money you get back',
    'by the window': 'next to the window',
  }),
  facts: [
    fact('Is the tea hot?', ['hot|strong', 'tea|coffee'], 'Very hot and quite strong. Be careful with the first cup!'),
    fact(
      'How much is a tea?',
      ['how much|price|cost*|expensive', 'tea|coffee|drink*|chocolate|juice|latte|cappuccino'],
      'Three pounds ninety for a hot drink, and three pounds for a juice.',
    ),
    fact(
      'How much is the cake?',
      ['how much|price|cost*|expensive', 'cake|toast|sandwich*|eat|slice'],
      'Four pounds fifty for a slice of cake or a sandwich, and three pounds for toast.',
    ),
    fact(
      'How much is it?',
      'how much|price|prices|cost*|expensive|total',
      'Three pounds ninety for a hot drink, and four pounds fifty for a cake or a sandwich.',
    ),
    fact(
      'Have you got a vegan cake?',
      'vegan|vegetarian|gluten|allerg*|nuts|dairy',
      'The carrot cake is vegan, but there are nuts in it. The cheese sandwiches are vegetarian.',
    ),
    fact('What sandwiches have you got?', ['which|what|kind*', 'sandwich*'], 'Cheese and tomato, chicken, or egg.'),
    fact(
      'What cakes have you got?',
      ['which|what|kind*', 'cake*|sweet'],
      'Today there’s only carrot cake, but it’s very good.',
    ),
    fact(
      'Have you got pizza?',
      ['have|got|do you|is there|are there', 'pizza*|burger*|chips|pasta|salad*|ice cream|chicken'],
      'Sorry, only toast, sandwiches and carrot cake.',
    ),
    fact(
      'What have you got to drink?',
      ['what|which|have you|menu', 'drink*|got|have|menu|there|tea*|coffee*'],
      'Tea, coffee, hot chocolate, apple juice and water.',
    ),
    fact(
      'What can you recommend?',
      'recommend*|best|favourite|favorite|good here|suggest',
      'I always have a pot of tea and a slice of carrot cake. I eat too much of it!',
    ),
    fact(
      'Do you make the cakes yourself?',
      ['who|you|yourself|homemade|fresh', 'make|made|bake*|homemade|fresh|cook'],
      'My brother makes the cakes every morning at five. I only eat them.',
    ),
    fact(
      'Is there Wi-Fi?',
      'wifi|wi-fi|wi fi|internet|password',
      'Yes, it’s free. The password is “seagull”, all in small letters.',
    ),
    fact(
      'Where is the toilet?',
      'toilet*|bathroom|restroom|loo|wash my hands',
      'It’s at the back, the second door on the left.',
    ),
    fact(
      'When do you close?',
      'open|close|closed|closing|opening hours',
      'We’re open from eight in the morning until six. On Sundays we close at four.',
    ),
    fact(
      'Can I pay by card?',
      ['can|could|do|possible|take|accept*', 'card|cash|phone|contactless|euros'],
      'Card, cash and phone are all fine. But no euros, I’m afraid.',
    ),
    fact(
      'Can I bring my dog?',
      'dog|dogs|pet|pets|animal*',
      'Dogs are welcome here. My old dog Biscuit sleeps under the counter.',
    ),
    fact('What is your name?', ['name', 'your|you'], 'I’m Megan. It’s nice to meet you.'),
    fact(
      'Where are you from?',
      ['where', 'you', 'from|live|born'],
      'I’m from Wales, but I’ve lived in Bristol for nine years.',
    ),
    fact(
      'How long have you worked here?',
      ['how long|long', 'work*|here|job|been'],
      'For six years now. The café belongs to my brother and me.',
    ),
    fact(
      'Do you like your job?',
      ['you', 'like|love|enjoy', 'job|work|working|here'],
      'I love it. Only getting up early is hard.',
    ),
    fact(
      'How are you?',
      'how are you|how you doing|how is your day|how are things',
      'Very well, thank you. It’s a nice, quiet morning.',
    ),
    fact(
      'Is the weather always like this?',
      'weather|rain*|sun|sunny|cold outside',
      'This is Bristol: sun now, rain in ten minutes!',
    ),
    fact(
      'Is there a bus stop near here?',
      'bus|station|train|harbour|museum|far',
      'The harbour is at the end of this street, and the bus stop is just outside.',
    ),
  ],
  steps: [
    step(
      'What can I get you to drink?',
      [],
      'Name a drink. You can start with “I’d like …” or “Can I have …”.',
      'I’d like a pot of tea, please.',
      {
        topics: [
          'tea|coffee|latte|cappuccino|espresso|chocolate|cocoa|juice|water|milk|lemonade|smoothie|soda|cola|coke|fanta|americano|mocha|drink|nothing|milkshake|pot|cup|glass|tap|same|whatever',
          'fizzy|sparkling|iced|something cold|something hot|something warm|something sweet|beer|wine|cider|ginger ale|hot drink|cold drink',
          'friend is having|is having|are having|what he has|what she has|she drinks|he drinks|caffeine|warm me up|bubbles|matcha|chai|thirsty|refreshing',
        ],
        other_wordings: [
          'What would you like to drink this morning?',
          'Let’s start with your drink. What would you like?',
        ],
        reactions: [
          when(
            'beer|wine|vodka|whisky|gin|champagne|cocktail*',
            'At ten in the morning? Sorry, we only have tea, coffee, juice and water. Which of those would you like?',
            { goes_to: 'stay' },
          ),
          when('chocolate|cocoa', [
            'Hot chocolate! That’s just right for today.',
            'Our hot chocolate is lovely and thick.',
          ]),
          when('coffee|latte|cappuccino|espresso|americano|mocha', [
            'Coffee, good. The machine is already warm.',
            'You look like you need a coffee. So do I!',
          ]),
          when('juice|smoothie|lemonade|cola|coke|fanta|soda|milkshake', [
            'Something cold, then. Good idea.',
            'Nice and fresh, straight from the fridge.',
          ]),
          when('water', 'Water it is. From the tap it’s free.'),
          when('tea', [
            'Tea it is. I’ll put the water on.',
            'A nice pot of tea, that’s what I drink, too.',
            'Lovely. The water’s nearly hot.',
          ]),
          when('nothing|no drink|not thirsty', 'Then I’ll bring you a glass of water. It’s free.'),
          on('no', 'Nothing at all? Not even a tea or a glass of water?', { goes_to: 'stay' }),
          on('dont_know', 'There’s no hurry. Do you like tea or coffee better?', { goes_to: 'stay' }),
          on(
            'joke',
            'You’re in a good mood! But I haven’t got that on the menu. Would you like tea, coffee or juice?',
            { goes_to: 'stay' },
          ),
        ],
      },
    ),
    step(
      'What would you like in it: milk, sugar, lemon, ice?',
      [],
      'Say what you’d like in it, or use “without”.',
      'With oat milk and without sugar, please.',
      {
        topics: [
          'milk|sugar|lemon|ice|honey|black|without|nothing|no|yes|both|neither|none|sweet|cream|plain|oat|soya|soy|cinnamon|syrup|vanilla|caramel|just|only|everything|normal|spoon*|extra|marshmallow*|as it is|a little|all of it|with all',
          'as it comes|just like that|like that|as always|decaf|strong|weak|hot please|very hot|surprise me|you choose',
          'take it|how it is|way it is|the way you|need anything in|don’t need anything|need nothing|lactose|diabetic|diabetes',
        ],
        other_wordings: [
          'Would you like something in it: milk, sugar, lemon or ice?',
          'And what shall I put in it: milk, sugar, some lemon, ice?',
        ],
        reactions: [
          when('oat|soya|soy|almond', [
            'We’ve got that. Lots of people ask for it.',
            'No problem, I’ve just opened a new one.',
            'Of course, that’s no trouble at all.',
          ]),
          when(['milk', 'without sugar|no sugar|not sugar'], 'Milk and no sugar. Just like me!'),
          when('without|nothing|black|plain|neither|none|as it is', [
            'Just as it is, then. That’s easy.',
            'Nice and simple.',
          ]),
          when('no milk|no sugar|no ice|no lemon|don’t want|don’t like|don’t take|hate', 'I’ll leave that out, then.'),
          when(['milk', 'sugar|honey'], 'With both! You like it sweet.'),
          when('sugar|honey|sweet|syrup|caramel|vanilla', [
            'You like it sweet! I understand that.',
            'Something sweet in the morning is always good.',
          ]),
          when('lemon|ice', ['Nice and fresh.', 'Something fresh, good idea.']),
          when('milk|cream', ['With milk. It comes from a farm near here.', 'A little milk, just right.']),
          on('no', ['Just as it is, then. That’s easy.', 'Nothing in it. That’s quick!']),
          on('yes', 'A little milk and some sugar, then.'),
        ],
      },
    ),
    step(
      'Anything to eat? We’ve got fresh toast, sandwiches and carrot cake.',
      [
        'carrot*|toast|sandwich*|cake|slice|piece|biscuit*|croissant|muffin|scone|soup|nothing|no|just|yes|cheese|chicken|egg*|butter|jam|bread|hungry|later|both|bagel|salad|ate|eaten|breakfast|only|enough|fine',
      ],
      'Choose one, or say politely that you don’t want anything.',
      'Yes, a slice of carrot cake, please.',
      {
        other_wordings: [
          'Are you hungry? There’s fresh toast, a sandwich, or carrot cake.',
          'And something to eat with that? Toast, a sandwich, or carrot cake, perhaps?',
        ],
        reactions: [
          when(
            'not hungry|nothing|already ate|already eaten|had breakfast|no thank*|no thanks|not now|later|isn’t hungry',
            ['Just the drink, then.', 'That’s fine. Maybe next time.'],
          ),
          when(
            'croissant|muffin|scone|soup|biscuit*|bagel|salad|pizza|burger|hamburger',
            'I’m sorry, that’s all gone today. I’ll bring you some carrot cake to try. It’s free!',
          ),
          when(['cake|slice', 'toast|sandwich*'], 'Both! You’re hungry this morning.'),
          when('cake|slice|carrot', [
            'That’s my favourite, too.',
            'Good choice. My brother made it this morning.',
            'You’re lucky, there are only two pieces left.',
          ]),
          when('toast|butter|jam|bread', ['Toast it is. I’ll make it fresh.', 'I’ll put the toast on now.']),
          when('sandwich*|cheese|chicken|egg*', [
            'Good, the bread is still warm!',
            'Good, they’re fresh this morning.',
          ]),
          on('no', ['Just the drink, then.', 'That’s fine. Maybe next time.']),
          on('dont_know', 'I can recommend the cake. Would you like a slice?', { goes_to: 'stay' }),
          on('joke', 'I’d like to see that! But we only have toast, sandwiches and cake. Which one would you like?', {
            goes_to: 'stay',
          }),
          when(
            'diet|not hungry|no hunger|full|fasting|allergic|vegan|gluten*|maybe later|pie|pastry|something sweet|something small|brownie|cookie*|fruit|stomach|recommend*|lose weight|nuts|orange one|that one|starving|surprise me|my figure|on a diet',
            ['That’s fine. It’s your choice!', 'I see. Just say if you change your mind.'],
          ),
        ],
      },
    ),
    step(
      'Is that to eat in or take away? There’s a nice table by the window.',
      [
        'eat in|here|window|table|sit|stay|takeaway|away|to go|take out|outside|inside|home|bag|with me|take it|both|second|first|in please|drink in',
      ],
      'Say if you want to stay in the café or take it with you.',
      'To eat in, please. The table by the window is perfect.',
      {
        other_wordings: [
          'Would you like to eat in or take away? The table by the window is free.',
          'To eat in or take away? You can have the table by the window.',
        ],
        reactions: [
          when('not take away|not takeaway|no take away', 'You can stay as long as you like.'),
          when('take away|takeaway|away|to go|take out|home|with me|bag|take it|office', [
            'To take away. I’ll put it in a bag for you.',
            'You’re in a hurry, I see. One moment.',
          ]),
          when('outside|terrace', 'It’s a bit cold outside, but the sun is nice.'),
          when('window', [
            'The window table is yours. You can see the boats from there.',
            'You’ll like it by the window.',
            'Good choice, it’s nice and sunny there.',
          ]),
          when('eat in|here|stay|sit|inside|table', [
            'Good. Sit down where you like.',
            'Lovely. There’s a lot of room today.',
          ]),
          on('dont_know', 'It’s raining a little, and it’s warm in here. Would you like to sit down?', {
            goes_to: 'stay',
          }),
          on('yes', 'Then have a seat at the table by the window.'),
          on('no', 'Then I’ll put it in a bag for you.'),
          when(
            'catch a|catch my|my train|my bus|bus comes|bus leaves|train leaves|train goes|look at the boats|see the boats|on the way|paper cup|hurry|no time|have time|got time|drink it|eat it|while i walk|in the park|at work|we’re two|we are two|we are three|for two',
            ['I’ll get it ready for you, then.', 'All right, as you like.'],
          ),
        ],
      },
    ),
    step(
      'Here you are. Oh, wait, I think I’ve given you someone else’s order. What did you ask for?',
      [
        'asked|ordered|order|tea|coffee|latte|cappuccino|espresso|chocolate|juice|water|cake|toast|sandwich*|mine|wrong|milk|same|lemonade|cola|coke|smoothie|only|nothing|i wanted|i said|to drink|to eat',
      ],
      'Say again what you ordered: “I ordered …”.',
      'I ordered a pot of tea and a slice of cake.',
      {
        other_wordings: [
          'Here’s your order. Oh dear, no, this is for the man behind you! What did you ask for?',
          'There you go. Hm, four coffees? That isn’t yours, is it? Say it again, please: what did you order?',
        ],
        reactions: [
          when(
            ['tea', 'cake'],
            [
              'Tea and cake, of course! I’m so sorry.',
              'Of course, the tea and the cake. Silly me!',
              'Tea and cake, yes! It’s been one of those mornings.',
            ],
          ),
          when(
            ['tea|coffee|latte|cappuccino|chocolate|juice|water', 'toast|sandwich*|cake'],
            [
              'Of course, something to drink and something to eat. I’m so sorry.',
              'That’s right! I’m not quite awake today. Sorry.',
            ],
          ),
          when('only|just', 'Just one thing, of course. I’m sorry about that.'),
          when('tea', 'The tea, of course! I’m so sorry.'),
          when('coffee|latte|cappuccino|espresso', 'The coffee, of course! I’m so sorry.'),
          when('chocolate|juice|water|lemonade|cola|coke|smoothie|milk', 'The {heard}, of course! I’m so sorry.'),
          when('cake|toast|sandwich*', 'The {heard}, of course! I’m so sorry.'),
          on('dont_know', 'Was it tea, coffee or something cold?', { goes_to: 'stay' }),
          on('joke', 'Very funny! But the man behind you is waiting for his breakfast. What did you really order?', {
            goes_to: 'stay',
          }),
        ],
      },
    ),
    step(
      'Here it is. Is everything all right now?',
      [
        'yes|thank*|fine|perfect|great|good|ok|okay|right|lovely|no|cold|wrong|missing|nice|delicious|everything|problem|sure|super|forgot|is better|not mine|not what|not really|not quite|is not|it isn’t|the milk|the sugar|not bad',
      ],
      'Say that it’s fine, or say what’s still wrong.',
      'Yes, thank you, everything is fine now.',
      {
        other_wordings: [
          'Now I’ve got it: this one is yours. Is everything all right?',
          'Let’s try again: this is yours. Is it all right now?',
        ],
        reactions: [
          when('cold', 'Cold? Oh dear. I’ll make you a hot one straight away.'),
          when('no milk|without milk|milk missing|forgot milk|where milk', 'Oh, the milk! Here it is. I’m sorry.'),
          when('no sugar|sugar missing|forgot sugar', 'The sugar is here on the counter. I’m sorry.'),
          when('spoon|fork|knife|napkin', 'Here’s one for you. Sorry!'),
          when('too hot|hot', 'Be careful, then, and wait a minute.'),
          when(
            'no problem|not bad|not a problem|isn’t bad|happens|happen to|don’t worry|never mind|doesn’t matter',
            'You’re very kind. Thank you.',
          ),
          when('wrong|missing|not mine|not right|still not|not okay|not ok|forgot|isn’t right|isn’t okay|isn’t ok', [
            'Oh dear, I’ll bring you the right one straight away.',
            'I’m so sorry. I’ll bring you a new one, and a biscuit, too.',
          ]),
          on('no', [
            'Oh dear, I’ll bring you another one straight away.',
            'I’m so sorry. I’ll change it straight away.',
          ]),
          when('delicious|tasty|perfect|lovely|great|looks good|looks nice', [
            'That makes me happy!',
            'I’m so glad you like it.',
          ]),
          on('yes', [
            'I’m glad to hear that.',
            'Good. Thank you for waiting.',
            'Lovely. I’ll be more careful next time!',
          ]),
        ],
      },
    ),
    step(
      'Here’s your bill. How would you like to pay?',
      [],
      'Say how you want to pay: “By …” or “In …”.',
      'By card, please, and I’d like the receipt.',
      {
        topics: [
          'card|cash|phone|mobile|coins|contactless|pounds|note|notes|apple pay|google pay|euros|money|watch|credit|paypal|voucher|bill|free|here #|my friend pay*|friend will|friend pays|pay later|pay tomorrow|separate*|together',
          'boyfriend|girlfriend|my husband|my wife|my mum|my dad',
          'my sister|my brother|my son|my daughter|my uncle|my aunt|is paying|treating me',
        ],
        other_wordings: [
          'And now the bill. How would you like to pay: by card or in cash?',
          'This is your bill. Would you like to pay by card or in cash?',
        ],
        reactions: [
          when(
            'euros|euro|dollars|paypal|voucher',
            'We only take pounds, I’m afraid, but your phone or a card is fine, too. Card, then?',
            { goes_to: 'stay' },
          ),
          when(
            'no money|forgot|without money|not enough|free|isn’t enough',
            'Oh dear! You can pay tomorrow. I know a nice face when I see one.',
          ),
          when(
            ['card|phone|contactless', 'receipt'],
            [
              'Just hold it here. There, that’s done, and here’s your receipt.',
              'There we go, it’s gone through. And this is your receipt.',
              'Thanks. One receipt for you, there.',
            ],
          ),
          when('phone|mobile|watch|apple pay|google pay|contactless', 'Just hold it here. There, that’s done.'),
          when('card|credit', [
            'The machine is here. There, that’s done. Here’s your receipt.',
            'Just put your card here. Thank you, that’s it.',
          ]),
          when('cash|coins|note|notes|pounds', [
            'Thank you. And here’s your change.',
            'Lovely, I need some coins. Here’s your change.',
          ]),
          on('dont_know', 'Most people pay by card. Have you got a card with you?', { goes_to: 'stay' }),
          on('joke', 'Nice try! But I need real money. Card or cash?', { goes_to: 'stay' }),
          on('refusal', 'Oh! But somebody has to pay for it. Have you got a card, or some cash?', { goes_to: 'stay' }),
          when(
            'a fifty|a twenty|a ten|fifty|twenty|change|exact|a tip|the tip|split|each|my wallet|i pay|we pay|can i pay',
            'That’s no problem. The till is just here.',
          ),
        ],
      },
    ),
  ],
  twists: [
    twist(
      3,
      'My brother has just brought out a carrot cake, and it’s still warm! There’s also toast, and sandwiches. Would you like anything to eat?',
    ),
    twist(
      4,
      'A big school class is coming in, so it’s going to be loud! Only the table by the window is free. Is that to eat in or take away?',
    ),
    twist(6, 'Here it is, and you get a biscuit from me, because I’m sorry. Is everything all right now?'),
    twist(7, 'Here’s your bill. The card machine is on again, so you can choose. How would you like to pay?'),
  ],
  starters: ['Hello! Can I order, please?', 'Good morning. Is this table free?', 'Hi, what have you got today?'],
  opening_message: 'Good morning, and welcome to the Harbour Café. You can order here at the counter.',
  closing_message: 'Thank you for coming in, and have a lovely day! I hope we’ll see you again soon.',
  correction: 'prompt',
})
