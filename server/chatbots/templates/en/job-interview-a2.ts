import { fact, on, step, template, twist, when, words } from '#server/chatbots/templates/write.ts'

export const jobInterviewA2 = template({
  id: 'job-interview-a2',
  name: 'A summer job',
  language: 'en',
  level: 'A2',
  description: 'You’d like to work in an ice-cream shop this summer. Talk about yourself and the job.',
  role: 'Owner of an ice-cream shop by the sea in Brighton',
  partner_name: 'Rosie',
  region: 'GB',
  scenario:
    'There’s a sign in the window: “Summer help wanted”. You go in and ask. The owner has ten minutes for you, and wants to know what you’re like.',
  goals: [
    'I can introduce myself.',
    'I can say what I’m good at.',
    'I can say when I’m free.',
    'I can ask questions about a job.',
  ],
  grammar: ['present simple for habits', 'can and can’t', 'like, enjoy and love with -ing'],
  vocabulary: words({
    'to serve': 'to give people what they order',
    customer: 'someone who buys something',
    friendly: 'nice to other people',
    'on time': 'not too late',
    shift: 'the hours that you work in a day',
    'per hour': 'for every hour',
    team: 'people who work together',
    'to tidy up': 'to put things in the right place',
    experience: 'what you have done before',
    'part-time': 'not all day or not every day',
    weekend: 'Saturday and Sunday',
    'to start': 'to begin',
  }),
  facts: [
    fact(
      'How much is it per hour?',
      'how much|pay*|money|salary|wage*|per hour|earn',
      'It’s eleven pounds fifty per hour, and you can keep the tips.',
    ),
    fact(
      'When can I start?',
      ['when|what day|which day|first day', 'start|begin|come|work|day'],
      'You can start on the first of July, or on Saturday if you like.',
    ),
    fact('What do I wear?', 'wear|uniform|clothes|shoes', 'We all wear a pink T-shirt. You get two from me.'),
    fact(
      'Can I eat ice cream?',
      ['ice cream|ice|eat', 'can|may|free|eat|how much|many|much'],
      'Two balls of ice cream a day are free. Nobody manages more!',
    ),
    fact(
      'How long is a shift?',
      ['how long|how many hours|hours|shift*', 'shift*|day|work|hours|time'],
      'A shift is five hours, with a break of twenty minutes.',
    ),
    fact('When are you open?', 'open|close|opening', 'We’re open every day from ten to eight.'),
    fact(
      'Do I have to work on Sundays?',
      ['sunday*|weekend*|saturday*|evening*', 'have to|must|work|do'],
      'Sunday is our busiest day, but you don’t have to work every weekend.',
    ),
    fact(
      'How many people work here?',
      ['how many|who|other*|team', 'work*|people|team|here'],
      'We’re a team of six, and my mum helps on Sundays.',
    ),
    fact(
      'What do I have to do?',
      ['what', 'do i|have to|must i|work|job|tasks|should i'],
      'You serve customers, tidy up, and clean the tables.',
    ),
    fact(
      'Do I need experience?',
      'experience|learn|training|teach|show me',
      'You don’t need experience. I’ll show you everything on your first day.',
    ),
    fact(
      'How old must I be?',
      ['how old|age', 'must|i|have to|need'],
      'Sixteen for the shop, but thirteen is old enough to help in the mornings.',
    ),
    fact('How old are you?', ['how old', 'are you'], 'I’m fifty-two, and I’ve eaten ice cream on every day of it.'),
    fact(
      'What is your favourite ice cream?',
      ['favourite|favorite|best|popular|like', 'ice cream|flavour*|flavor*|ice'],
      'Lemon! But most customers take chocolate.',
    ),
    fact(
      'How many flavours are there?',
      ['how many|which|what', 'flavour*|flavor*|kinds|ice cream*|sorts'],
      'We’ve got eighteen. The newest one is apple pie.',
    ),
    fact(
      'Do you make the ice cream?',
      ['make|made|homemade', 'ice cream|you|it|yourself'],
      'I make it every morning at six, in the kitchen behind you.',
    ),
    fact('Is there a break?', 'break|pause|lunch', 'There’s a break of twenty minutes, and you can sit on the beach.'),
    fact(
      'Do you have holidays?',
      'holiday*|vacation|free days|day off',
      'You get two days off every week. Just tell me which ones.',
    ),
    fact(
      'How long have you had the shop?',
      ['you|shop', 'how long|when|since|old', 'shop|have|had|open*'],
      'For twenty-four years. My father sold ice cream from a car!',
    ),
    fact('What is your name?', ['name', 'your|you'], 'I’m Rosie. Everybody calls me that.'),
    fact('Where are you from?', ['where', 'you', 'from|live|born'], 'I’m from Brighton. I live just above the shop.'),
    fact(
      'Do you have a family?',
      ['you', 'family|children|kids|married|husband|pet|dog|cat'],
      'I’ve got one son and a dog. The dog isn’t allowed in the shop.',
    ),
    fact('Is it far from the station?', 'far|station|bus|bike|parking', 'It’s ten minutes on foot from the station.'),
    fact('Is the work hard?', 'hard|difficult|stress*|busy|easy', 'On hot days it’s very busy, but we laugh a lot.'),
  ],
  steps: [
    step(
      'Tell me a little about yourself. Who are you, and what do you do?',
      [],
      'Say your name and if you go to school or work: “I’m …, and I …”.',
      'My name is Lena, and I go to school here in Brighton.',
      {
        topics: [
          'name|called|call me|myself|student*|pupil|boy|girl|man|woman|person|mother of|father of|# years|i’m #|i am #|i am from|i’m from|i come from|come from|i like|years old|i am a|i’m a|i’m an|i am an|i play|playing|i’m the|i am *|i’m *',
          'school|university|college|class|course|study*|studi*|learn*|grade|work*|job|office|shop|restaurant|hotel|factory|hospital|nurse|engineer|driver|cook|waiter|waitress|doctor|secretary|mechanic|programmer|unemployed|retired|housewife|lawyer|artist|police',
          'live*|born|city|brighton|family|parents|children|years|age',
          'love|enjoy|hobby|hobbies|free time|sport*|football|read*|swim*|friendly',
        ],
        other_wordings: [
          'First of all, who are you? Tell me your name, and what you do.',
          'I’d like to know a bit about you. Who are you, and what do you do?',
        ],
        reactions: [
          when(
            'batman|superman|spiderman|king|queen|president|messi|ronaldo',
            'Really? Then I can’t pay you enough! Now, who are you really?',
            { goes_to: 'stay' },
          ),
          on('joke', 'You make me laugh, that’s good in a shop! But who are you, and what do you do?', {
            goes_to: 'stay',
          }),
          on('dont_know', 'It’s easy: what’s your name? And do you work, or go to school?', { goes_to: 'stay' }),
          when(
            ['school|pupil|class|college|student*|university|study*|studi*', 'brighton|here|near'],
            'Then you know Brighton well. That’s good!',
          ),
          when('school|pupil|class|grade', [
            'Nice to meet you. So you’re free in summer!',
            'You still go to school? Then you’ll learn fast.',
          ]),
          when(
            'university|college|student*|study*|studi*|course',
            'Nice to meet you. I like students: they’re always hungry!',
          ),
          when(
            'nurse|engineer|driver|cook|waiter|waitress|doctor|secretary|mechanic|programmer|lawyer|artist',
            'So you already have a job! That’s interesting.',
          ),
          when(
            'work*|job|office|shop|restaurant|hotel|factory|hospital',
            'So you know what work is. Nice to meet you.',
          ),
          when('retired|housewife|unemployed|children', 'Nice to meet you. I’m sure that you can do a lot!'),
          when([], 'Nice to meet you, {name}.'),
        ],
      },
    ),
    step(
      'Why would you like to work here?',
      [],
      'Give a reason with “because”.',
      'Because I like meeting customers, and I love ice cream.',
      {
        topics: [
          'love|money|summer|enjoy|learn|near|english|job|fun|beach|earn|practi*|meet|help*|free|save*|buy|nice|bored|travel|experience|team|parents|i like|i’d like|would like|i need|i live|my friend*|friends|to work|work here|work with|close to|with people|the people|many people|i want|because i',
          'because it|the sea|my mother|in the holidays|my holidays|to eat|ice cream|i eat|eat ice',
          'saving|save|driving licence|licence|license|bike|holiday|trip|near my|close to|round the corner|my friend works|flavours|sun|outside|boring at home|my cv|learn english|meet people',
          'the best|best ice|your ice|favourite|famous|good name|first job|independent|bored at home',
        ],
        other_wordings: [
          'There are a lot of shops in this street. Why do you want to work in mine?',
          'What do you like about this job?',
        ],
        reactions: [
          when(['ice cream', 'customer*|meet*|money|english|talk*'], 'That’s the right answer in an ice-cream shop!'),
          when('money|earn|buy|save*|pay*', [
            'You’re honest! I like that.',
            'Money is a good reason. What’s it for? No, you don’t have to tell me.',
          ]),
          when('ice cream', [
            'You love ice cream? You’re in the right place!',
            'Careful, you’ll eat more than you sell!',
          ]),
          when('customer*|meet*|talk*|team', [
            'You like people. That’s important here.',
            'Good! We meet hundreds of people every day.',
          ]),
          when('english|learn|practi*|language|speak', 'You’ll speak a lot of English here, that’s sure.'),
          when('beach|near', 'It’s a beautiful place, isn’t it? I never get tired of it.'),
          when('summer|bored|free|fun', 'Yes, summer here is fun!'),
          when('experience|future|first job', 'A first job is always important.'),
          on('dont_know', 'Is it the money, the people, or the ice cream?', { goes_to: 'stay' }),
          on('joke', 'Ha! And what’s the real reason?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'What are you good at?',
      [],
      'Say what you can do well: “I’m good at …” or “I can …”.',
      'I’m friendly and always on time, and I can tidy up quickly.',
      {
        topics: [
          'friendly|fast|quick*|math*|numbers|language*|help*|cook*|clean*|tidy*|speak*|time|team|talk*|football|music|computer*|organi*|english|spanish|sport*|listen*|polite|nice|learn*|draw*|sing*|danc*|calm|strong|funny|careful|punctual|nothing|count|counting|patient|with people|to people|i can|good at',
          'i’m good|good with|very good|work with|working|i work|work in|work hard|playing|play the|i play|swimming|swim',
          'adding up|add up|in my head|quick*|careful|tidy|punctual|on time|smil*|listen*|remember*|strong|carry|organis*|drawing|decorat*|serve|serving|team|football|draw',
          'get angry|hard worker|hard-working|worker|hands|lazy|never late|patience|people like me|heavy|jokes|laugh',
          'me angry|shout',
        ],
        other_wordings: ['What can you do well?', 'Everybody is good at something. What are you good at?'],
        reactions: [
          when(
            'nothing|not good at anything|isn’t good at anything',
            'I don’t believe that! Can you smile, or count, for example?',
            {
              goes_to: 'stay',
            },
          ),
          when(
            ['friendly|nice|polite|funny|smile*', 'fast|quick*|time|tidy*|clean*|punctual'],
            'Friendly and quick: that’s what I need!',
          ),
          when('friendly|nice|polite|talk*|listen*|patient|funny', [
            'Good. Customers come back when you’re nice to them.',
            'That’s more important than anything else here.',
          ]),
          when('fast|quick*|strong|time|punctual', [
            'Good, on hot days we all have to be quick.',
            'I like that. In summer it gets busy.',
          ]),
          when('clean*|tidy*|organi*|careful', 'Wonderful! My kitchen needs you.'),
          when('math*|numbers|count|counting|counted', 'Good, then the money will be right in the evening.'),
          when(
            'language*|english|spanish|french|german|italian|speak*',
            'Languages are useful here. We have guests from everywhere.',
          ),
          when('cook*|bak*', 'Then you can help me in the kitchen, too.'),
          when(
            'football|sport*|music|sing*|danc*|draw*|computer*|game*|guitar',
            'That’s nice! You don’t need it for ice cream, but who knows?',
          ),
          on('dont_know', 'Are you friendly? Are you fast? What do your friends say?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Have you ever had a job, or helped someone with theirs?',
      [],
      'Talk about one thing you’ve done, or say “never” and what you do at home.',
      'Yes, I have some experience: I help my uncle in his shop at the weekend.',
      {
        topics: [
          'yes|no|never|work*|help*|parents|shop|babysit*|family|once|summer|job|home|cook*|clean*|neighbor*|restaurant|sold|sell|yet|first|years|café|cafe|hotel|have not|i’ve not|not really|my friend*|a friend|my brother|my sister|my mother|my father|my uncle|my aunt|my grand*|grandmother|the dog',
          'my dog|dogs|at school|the garden|my neighbour*|neighbours|an office|newspapers',
        ],
        other_wordings: [
          'Do you have any experience? Did you ever work, or help someone?',
          'Is this your first job, or did you help someone before?',
        ],
        reactions: [
          when('never|no experience|first job|not yet|haven’t|didn’t', [
            'That’s no problem. Everybody starts somewhere.',
            'Then I’ll show you everything. It’s easy.',
          ]),
          when('parents|family|grandmother|grandfather|neighbor*', [
            'So you help other people. I like that.',
            'Good. Then you know what a busy day is.',
          ]),
          when('babysit*|children|kids', 'Good! Half of my customers are children.'),
          when('restaurant|cafe|café|hotel|shop|supermarket|bar|waiter|waitress|sold|sell', [
            'Then you’ve got experience with customers. Great!',
            'Very good. Then this won’t be new for you.',
          ]),
          when('clean*|home|cook*', 'That’s work, too, and not the easiest!'),
          when('factory|hospital|company|years', 'Then you’ve got a lot of experience.'),
          on('no', 'That’s no problem. Everybody starts somewhere.'),
          on('yes', 'Very good, then you know what work is.'),
          on('dont_know', 'Do you help at home sometimes?', { goes_to: 'stay' }),
          on('joke', 'I’d like to see that! But did you ever really work or help someone?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'A little test: a customer says you’ve given them the wrong ice cream. What do you say?',
      [
        'sorry|problem|another|which|change|wait|moment|other|right|give|bring|what|course|apolog*|mistake|free|correct|again|money|worry|ask|excuse|new one|a new|you want|they want|i make|make a|make you|you can eat',
      ],
      'Be polite: say sorry and say what you’ll do.',
      'I’m sorry! I’ll give you a new one.',
      {
        other_wordings: [
          'Now we play! I’m a customer: “Hey, this isn’t my ice cream!” What do you say to me?',
          'Imagine this: a customer gets the wrong ice cream and isn’t happy. What do you say?',
        ],
        reactions: [
          when(
            ['sorry|apolog*|excuse|mistake', 'another|other|right|change|give|bring|free'],
            ['Perfect! Nobody can be angry with you.', 'Very good! That’s what I say, too.'],
          ),
          when(
            'your problem|go away|not my|shut up|eat it|don’t care',
            'Oh no! My customers would run away. Try it again, a bit nicer: what do you say?',
            { goes_to: 'stay' },
          ),
          when('sorry|apolog*|excuse|mistake', 'Good, first you say sorry. And then they get a new one.'),
          when('free|money back|money', 'That’s nice of you! But don’t give me nothing to sell.'),
          when('another|change|give|bring|right one', 'Good. A new one, quickly, and with a smile.'),
          when('which|what', 'Asking is good. Then you bring the right one.'),
          on('dont_know', 'First you say one little word. It begins with “s”. What do you say?', { goes_to: 'stay' }),
          on('joke', 'Ha, ha! I’d eat it myself, too. But what do you say to the customer?', { goes_to: 'stay' }),
          when(
            'swap|straight away|at once|which one|which flavour|what flavour|let me|make you|for free|extra scoop|what did you|of course|my fault|my mistake|oh dear|oops|my bad',
            'Quick and kind. The customer is smiling again.',
          ),
          when('keep it|present|flavour|gift|for free|pay nothing|manager|boss|taste|did you want', [
            'A friendly answer! The customer is smiling again.',
            'That’s how you keep a customer.',
          ]),
        ],
      },
    ),
    step(
      'We’re open every day from ten to eight. When can you work?',
      [],
      'Say days and times.',
      'I can work part-time, on Saturdays and Sundays, from ten to four.',
      {
        topics: [
          'monday*|tuesday*|wednesday*|thursday*|friday*|saturday*|sunday*|weekend*|day*|morning*|afternoon*|evening*|july|august|june|summer|tomorrow|part-time|any|whenever|free|now|september|noon|today|from #|at #|until #|to #|after #|# to|# hours|holidays|at night|nights|after school|every *',
          'always|all week|this week|next week|a week|the week',
        ],
        other_wordings: [
          'There’s a lot to do here from ten to eight. When are you free?',
          'Look, here’s the plan for the summer. When can you work?',
        ],
        reactions: [
          when('every day|all day|any day|any time|whenever|all week', [
            'Every day? You must sleep sometimes!',
            'So much? Very good, but you need a free day, too.',
          ]),
          when(
            'not sunday*|not saturday*|not weekend*|no weekend*|not at weekend*',
            'No weekends? That’s all right, there’s enough work in the week.',
          ),
          when('saturday*|sunday*|weekend*', [
            'Very good, at the weekend we’re always full.',
            'The weekend is perfect for me.',
          ]),
          when('after school|afternoon*|evening*', 'Good. Most people want their ice cream then.'),
          when('morning*', 'Good. Then you can help me make the ice cream.'),
          when('monday*|tuesday*|wednesday*|thursday*|friday*', 'Good, somebody has to work in the week, too.'),
          when('july|august|june|summer|september', 'Good, that’s when I need you.'),
          when('#', 'I’ll write that on the plan.'),
          on('dont_know', 'That’s all right. At the weekend, or in the week?', { goes_to: 'stay' }),
          on('joke', 'Only when it snows? No, really: which days can you work?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'And now you: do you have any questions for me?',
      [
        'how|what|when|who|do|does|much|hour|pay|start|no|money|nothing|clear|must|why|which|thank*|everything|is there|is it|is the job|are there|are you|can i|can we|not really|that’s all|where is|where are|where can|special clothes|work clothes|people nice|are the',
      ],
      'Ask about the pay, the uniform or your first day.',
      'How much is it per hour, and when can I start?',
      {
        other_wordings: [
          'So, that’s all from me. What would you like to know?',
          'Is there anything you’d like to ask me?',
        ],
        reactions: [
          when(
            'no questions|nothing|that’s all|everything is clear|all clear',
            'All right. It’s eleven fifty per hour, and you can eat ice cream for free.',
          ),
          on('no', 'All right. It’s eleven fifty per hour, and you can eat ice cream for free.'),
          on('dont_know', 'Most people ask about the money! What would you like to know?', { goes_to: 'stay' }),
          on('joke', 'I like you! But have you got a real question?', { goes_to: 'stay' }),
        ],
      },
    ),
  ],
  twists: [
    twist(3, 'Wait, I must just give this boy his chocolate ice cream … So, what are you good at?'),
    twist(5, 'Oh, look, that woman over there is angry: she’s got lemon and wanted chocolate! What do you say to her?'),
    twist(6, 'Somebody from my team has just called: she’s ill. I need help soon! When can you work?'),
  ],
  starters: [
    'Hello! I saw the sign in your window.',
    'Good afternoon. Are you looking for someone?',
    'Hi, I’d like to ask about the job.',
  ],
  opening_message: 'Hello there! Are you here about the summer job? Great, let’s sit down for a moment.',
  closing_message: 'You’ve got the job! Here’s your T-shirt, and the first ice cream is on me. See you soon!',
  correction: 'prompt',
})
