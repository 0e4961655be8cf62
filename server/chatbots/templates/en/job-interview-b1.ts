import { fact, on, step, template, twist, when, words } from '#server/chatbots/templates/write.ts'

export const jobInterviewB1 = template({
  id: 'job-interview-b1',
  name: 'A job interview',
  language: 'en',
  level: 'B1',
  description: 'You’ve been invited to an interview. Make a good impression, and find out if the job is right for you.',
  role: 'HR manager at a travel company in Manchester',
  partner_name: 'Helen',
  region: 'GB',
  scenario:
    'The company is looking for someone for its customer service team. They liked your application, so they’ve invited you. The job has changed a little since it was advertised.',
  goals: [
    'I can talk about my experience and my strengths.',
    'I can give an example from my own life.',
    'I can talk about a weakness in a positive way.',
    'I can ask good questions about a job.',
  ],
  grammar: ['present perfect for experience', 'past simple for examples', 'I would … if …'],
  vocabulary: words({
    application: 'the letter and papers you send to get a job',
    strength: 'something you are good at',
    weakness: 'something you are less good at',
    'to be responsible for': 'when it’s your job to look after something',
    colleague: 'someone you work with',
    deadline: 'the time by which something must be finished',
    salary: 'the money you earn in a month or year',
    'flexible hours': 'you can choose when you work',
    'to work under pressure': 'to work well with little time',
    training: 'lessons for a job',
    challenge: 'something difficult and interesting',
    'to earn': 'to get money for work',
  }),
  facts: [
    fact(
      'How big is the team?',
      ['how big|how many|who|size', 'team|people|colleague*|department'],
      'We’re a team of nine, with people from five countries.',
    ),
    fact(
      'Will there be any training?',
      'training|train me|learn|course|introduc*|prepare*',
      'The training takes two weeks, and you’ll have a colleague beside you for the first month.',
    ),
    fact(
      'What is the salary?',
      'salary|pay*|earn|money|wage*|how much',
      'It’s around two thousand one hundred pounds a month, and more if you work in the evenings.',
    ),
    fact(
      'What are the working hours?',
      [
        'hours|working time|start work|when do i work|shift*|how long|flexible',
        'hours|work*|day|shift*|start|flexible',
      ],
      'From nine to half past five, but we’ve got flexible hours on three days.',
    ),
    fact(
      'Which evenings would it be?',
      ['evening*', 'which|what|when|how'],
      'Usually Tuesdays and Thursdays, until nine. You can swap with a colleague.',
    ),
    fact(
      'How much holiday do I get?',
      'holiday*|vacation|days off|free days',
      'You get twenty-five days, plus bank holidays.',
    ),
    fact(
      'Can I work from home?',
      ['home|remote*|home office', 'work|can|possible|days'],
      'Two days a week, once you’ve finished your training.',
    ),
    fact(
      'Do employees travel?',
      ['travel*|trip|trips|discount|fly|flights', 'free|cheap*|discount|do i|can i|employees|staff|abroad|get'],
      'Once a year we send you on a trip, so that you know what you’re talking about.',
    ),
    fact(
      'When would I start?',
      ['when|how soon', 'start|begin|need'],
      'We’d be happy if someone could start next month.',
    ),
    fact(
      'When will I hear from you?',
      ['when|how', 'hear|decide|decision|answer|know|tell me|result'],
      'We’ll let you know by Friday, whatever we decide.',
    ),
    fact(
      'How many people have applied?',
      ['how many|other*', 'appli*|candidate*|people'],
      'About forty, and we’ve invited six of them.',
    ),
    fact(
      'Who would my boss be?',
      'boss|manager|report to|team leader|supervisor',
      'Your boss would be Imran. He’s patient, and he bakes.',
    ),
    fact(
      'What is the most difficult part of the job?',
      ['difficult|hard*|challenge|stress*|worst', 'what|is|how|job'],
      'Angry customers, to be honest. But there’s always somebody to help you.',
    ),
    fact(
      'What is the atmosphere like?',
      'atmosphere|colleagues like|culture|friendly|like to work',
      'It’s busy but friendly. We have lunch together every Wednesday.',
    ),
    fact(
      'Are there chances of promotion?',
      'promotion|career|future|chance*|move up',
      'Half of our team leaders started in customer service.',
    ),
    fact(
      'Which languages do I need?',
      'language*|english|spanish|french|german',
      'English is enough, but every other language helps.',
    ),
    fact(
      'Is it a permanent job?',
      'permanent|contract|trial|probation',
      'It’s a permanent contract, with a trial period of three months.',
    ),
    fact(
      'Is there a canteen?',
      'canteen|lunch|food|coffee|eat',
      'There isn’t a canteen, but the coffee is free and quite good.',
    ),
    fact(
      'Is there parking?',
      'parking|car|bus|tram|train|bike',
      'The tram stops in front of the building, and you can leave your bike in the cellar.',
    ),
    fact(
      'How long have you worked here?',
      ['you', 'work*|company|here', 'long|like|since|years'],
      'For twelve years. I started on the phone myself.',
    ),
    fact(
      'What does the company do?',
      ['what|which|where', 'company|trips|sell|offer|travel'],
      'We organise walking and cycling holidays all over Europe.',
    ),
    fact('What is your name?', ['name', 'your'], 'I’m Helen, from human resources.'),
    fact(
      'Where are you from?',
      ['where', 'you', 'from|live|born'],
      'I’m from Liverpool, but don’t tell anyone in Manchester.',
    ),
    fact(
      'Is there a dress code?',
      'dress|wear|clothes|suit|uniform',
      'Wear what you like. The customers only hear you.',
    ),
  ],
  steps: [
    step(
      'To start with, could you tell me a bit about yourself and what you’ve done so far?',
      [],
      'Talk about school, training or jobs: “I’ve worked …”, “I’ve finished …”.',
      'I finished school two years ago. Since then, I’ve been responsible for the guests in a small hotel.',
      {
        topics: [
          'university|college|degree|diploma|exam|exams|course*|apprentice*|study*|studi*|graduat*|finish*|a-levels|bachelor|master|grade|certificate|education|# years|i am #|i’m #|years old|for years|last year|i like|i enjoy|a factory|my training|a training|with computers|i live|i come|i was born',
          'i speak|speak english|languages|my name|at school|went to school|high school|my school|i work|working|worked|i learned|i learnt|i’ve learned|a shop|a bank|i am a|i’m a|i’m married|i moved|in a hospital|work as|work in|work for|travelling|travelled|i travel*|open-minded|i’ve done',
          'different things',
          'job*|experience|company|office|hotel|restaurant|store|sales|sell*|sold|service|customer*|manager|assistant|secretary|receptionist|teacher|nurse|engineer|driver|waiter|waitress|cook*|intern*|volunteer*|babysit*|career|responsible|colleague*',
          'since|ago|currently|until|grew up|abroad|family|children',
          'english|hobby|hobbies|interest*|student|pupil|friendly|retired|unemployed',
        ],
        other_wordings: [
          'Let’s begin with you. What have you done so far?',
          'I’ve read your application, but I’d like to hear it from you: who are you, and what have you done up to now?',
        ],
        reactions: [
          when(
            ['# years', 'hotel|restaurant|office|company|reception*|sales|customer*'],
            ['That’s quite some experience.', 'Then you’ve already seen a lot.'],
          ),
          when('hotel|restaurant|store|waiter|waitress|reception*|customer*|sales|sell*|bar|café|cafe', [
            'So you already know what customers are like!',
            'Good, you’re used to dealing with people.',
          ]),
          when('office|company|secretary|assistant|manager|accountant', 'So you know how an office works.'),
          when(
            'teacher|nurse|doctor|children|babysit*|kindergarten|care',
            'A job with people! You need a lot of patience for that.',
          ),
          when(
            'still at school|still go to school|pupil|go to school|in school|finish school|finished school|a-levels|graduat*',
            ['So everything is still ahead of you.', 'We all started like that, you know.'],
          ),
          when('university|college|study*|studi*|degree|student', 'You’ve learned a lot, I see.'),
          when('abroad|lived in', 'You’ve got around, then! That’s useful in our business.'),
          when(
            'no experience|never worked|not worked|haven’t worked|unemployed|at home',
            'Thank you for being so honest. Everybody starts somewhere.',
          ),
          on('dont_know', 'Take your time. Do you work, or are you still at school?', { goes_to: 'stay' }),
          on('joke', 'That isn’t in your application! But what have you really done so far?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'And why did you apply to a travel company?',
      [],
      'Say what interests you about it: “I’ve always …”, “I’m interested in …”.',
      'I’ve always been interested in other countries, and I’m looking for a new challenge.',
      {
        topics: [
          'travel*|trip*|journey*|tourism|tourist*|abroad|cultur*|place*|europe|hotel*|cycl*|hik*|walk*|adventure|new people|something new|a new|new job|i like|i’d like|good company|good job|good reputation|good team|live near|live close|lives near|my friend*|a friend|near my|close to my|i need',
          'fly a lot|fly often|be happy|because i|because you|because it|i’ve always|i always|countries|the world|around the world|holidays|with people|meet people|help people|to help|from home|speak english|languages|work with|work in|to work|i worked|to learn|i learn|i can learn|i want|wanted*',
          'change my|free flights|work for|good name|a good',
          'customer*|contact|meet*|talk*|team|colleague*|international|english|communicat*',
          'interest*|love|enjoy|dream*|passion*|fascinat*|fun|exciting|wish|challenge|experience|grow|develop*|career',
          'money|salary|earn*|pay*|job|company|reputation|flexible|opportunity|chance|advert*|website|discount*|cheap*',
        ],
        other_wordings: [
          'What is it about a travel company that interests you?',
          'There are many companies in Manchester. Why did you choose us?',
        ],
        reactions: [
          when(
            ['travel*|trip*|cultur*', 'customer*|meet*'],
            ['Places and people: that’s our business in three words.', 'You’ve got both sides of it, then.'],
          ),
          when(
            'money|salary|earn*|pay*|need a job|need the job|unemployed',
            'That’s honest! And we all have to pay our bills.',
          ),
          when('travel*|trip*|cultur*|abroad|adventure', [
            'I can hear that you’ve caught the travel bug.',
            'So we’ve got something in common.',
          ]),
          when('customer*|contact|talk*|meet*', [
            'People are what it’s all about here.',
            'Good. You’ll talk to fifty people a day.',
          ]),
          when('english|spanish|french|german|italian', 'Languages open doors, don’t they?'),
          when('challenge|develop*|career|experience|grow', 'It’s certainly never boring here.'),
          when('flexible', 'That’s a good practical reason.'),
          when('reputation|website|good company|heard', 'I’m glad that people speak well of us.'),
          on('dont_know', 'Well, what do you like more about it: the travelling, or the people?', { goes_to: 'stay' }),
          on('joke', 'I’ll pass that on to my boss! But what’s the real reason?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'What would you say is your greatest strength? Please give me an example.',
      [],
      'Name one strength, and describe a time when it helped you.',
      'My greatest strength is that I work well under pressure. Once our hotel was overbooked, and I found a solution.',
      {
        topics: [
          'patien*|organi*|friendly|calm|quick*|team*|listen*|pressure|reliab*|creativ*|strength|help*|solve*|punctual*|honest*|flexible|communicat*|motivat*|careful|humour|humor|positive|energy|responsib*|concentrat*|good at|good with|very good|with people|other people|open-minded|i’m open|i am open',
          'i’m always|i always|i am always|i never|i’m never|on time|my time|time management|planning|i plan|with computers|languages|i speak|when i|when there|once i|once a|i work|hard-working|work hard|work well|work in|work under|i worked|i learn|learn fast|learning|talk to|talking|for example',
          'my example|hard worker',
          'trust me|trust in me|rely on me|depend on me|people like|people tell|everyone says|my friends say|my boss says|angry people|panic|cool|lists|curious|ambitious|adapt*|stubborn',
        ],
        other_wordings: [
          'If I asked your friends, what would they call your greatest strength? Can you give me an example?',
          'What are you really good at? I’d like to hear an example, too.',
        ],
        reactions: [
          when('calm|pressure|stress*|patien*', [
            'We need calm people here, especially in July.',
            'That’s worth gold on a busy day.',
          ]),
          when('team*|colleague*|together', 'Nobody works alone here, so that’s good to hear.'),
          when('listen*|communicat*|friendly|empath*|humour|humor', [
            'Customers notice that straight away.',
            'That’s half of this job, if you ask me.',
          ]),
          when('organi*|punctual*|reliab*|on time|careful|disciplin*|responsib*|deadline', [
            'Imran will love that. His desk is a mess.',
            'Good, people have to be able to trust us.',
          ]),
          when('speak*|english|spanish|french|german|italian', 'That’s useful: we get calls from twelve countries.'),
          when('creativ*|solve*|solution|idea*|problem*', 'So you find a way out. We need that every week.'),
          when('quick*|fast|curious|motivat*|hard*', 'Good, there’s always something new here.'),
          when('none|nothing|no strength*', 'You’re too modest! What do other people like about you?', {
            goes_to: 'stay',
          }),
          on('dont_know', 'What do other people like about you?', { goes_to: 'stay' }),
          on('joke', 'That’s certainly unusual! And which strength would help you in this job?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'And what do you still find difficult?',
      [],
      'Choose something small, and say what you’re doing about it.',
      'My weakness is speaking in front of a lot of colleagues, so I practise.',
      {
        topics: [
          'difficult*|hard|weak*|problem*|trouble|struggle*|not good|bad at|challenge|improve*|practi*|try*|working on|mistake*|worse|worst|planning|to plan|with people|many people|angry people|in front of people|too late|come late|be late|arrive late|i’m late|early in|get up early|getting up',
          'wake up early|up early|reading|computers|with the computer|too slow|i’m slow|on the phone|the phone|phoning|phone calls|to drive|driving a|my boss|the boss|a boss|numbers|in the morning|mornings|get better|speaking|to speak|speak in|speak english|languages|nothing is|nothing really',
          'learning|to learn|names|to remember|to help|for help|to ask|in a team|teamwork|in public|too quiet|waiting|on time|time management|work alone|being alone|sometimes i|i often|i sometimes|bit slow|very slow|so slow|in teams',
          'talk*|present*|listen*|write|writing|spell*|grammar|english|math*|excel|technolog*|remember*|forget*|memory',
          'wake|punctual*|deadline*|organi*|tidy|chaos|chaotic|patien*|impatien*|stress*|pressure|nervous|shy|perfection*|decid*|decision*|concentrat*|focus*|detail*|busy',
          'say no|no to|criticis*|critici*|feedback|conflict*|argue|angry|emotion*|delegat*|trust|break*|relax*|worr*|sensitive|stubborn|honest|direct|lazy',
          'at once|too many things|same time|multitask*|up too early|small talk|accept help|too much|my accent|pronunciation',
        ],
        other_wordings: [
          'Nobody’s perfect. What would you call a weakness of yours?',
          'Let’s turn it round: what isn’t so easy for you?',
        ],
        reactions: [
          when('no weakness*|none', 'Nothing at all? I wish that I could say that!'),
          when('present*|shy|nervous', [
            'I know that feeling. My voice still shakes sometimes.',
            'On the phone nobody sees you, that makes it easier.',
          ]),
          when('punctual*|wake', 'Oh dear, we open at nine! But there’s a lot of coffee.'),
          when('patien*|impatien*', 'At least you know it. That’s the first step.'),
          when('say no|no to|too much|stress*|pressure|relax*', [
            'Many people who care about their work have that.',
            'You’ll have to learn that here, too.',
          ]),
          when('perfection*|detail*', 'I hear that one a lot, but I believe you.'),
          when('english|grammar|write|writing|spell*', 'Your English is good enough for me.'),
          when('math*|excel|technolog*', 'That’s what the training is for.'),
          when(['practi*|try*|improve*|working on'], 'And you’re doing something about it. Very good.'),
          on('dont_know', 'Think of an ordinary working day: what do you like least?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Imagine a customer shouts at you on the phone because a flight was cancelled. What would you do?',
      [],
      'Use “I would …”. Say what you would do first, and what next.',
      'I would stay calm, listen, and then look for another flight with a colleague.',
      {
        topics: [
          'i’d|calm|listen*|sorry|apolog*|explain*|help*|solution|flight*|ask*|understand*|hotel|money|refund|polite*|manager|colleague*|breathe|quiet*|hang|shout*|connect|call|i would|would be|book a|book another|book him|book her|book them|rebook|i say|say that|my boss|the boss|let him|let her',
          'let them|please wait|to wait|talk to|talk with|talk slowly|another one|tell him|tell her|tell them|tell the|find a|find another|offer him|offer her|offer them|offer a|offer another|by train',
        ],
        other_wordings: [
          'Let’s try something: “My flight’s been cancelled, and you don’t care!” That’s a customer on the phone. What would you do?',
          'Here’s a situation from last week: a flight is cancelled, and a customer is shouting at you. What would you do?',
        ],
        reactions: [
          when(
            'hang up|put the phone down|shout back|shout at|also shout|shout too|cry',
            'I’d like to do that sometimes, too! But then we lose the customer.',
          ),
          when(
            ['calm|listen*|sorry|apolog*|understand*|polite*', 'flight*|solution|refund|money|hotel|look|help*'],
            [
              'First the person, then the problem: that’s exactly right.',
              'You could start tomorrow, with an answer like that.',
            ],
          ),
          when('calm|listen*|sorry|apolog*|understand*|polite*|breathe', [
            'Good. After two minutes they usually stop shouting.',
            'That’s how you win people back.',
          ]),
          when('manager|colleague*|someone else', 'Getting help is fine. Nobody’s left alone here.'),
          when('flight*|solution|hotel', 'A quick solution is the best medicine.'),
          when('refund|money|discount|voucher', 'Money helps, but we can’t always give it.'),
          when('explain*', 'Good, people want to know what’s going on.'),
          on('dont_know', 'What would you want to hear if it were your flight?', { goes_to: 'stay' }),
          on('joke', 'I’d love to hear that call! But seriously, what would you do?', { goes_to: 'stay' }),
          on('refusal', 'It happens, I’m afraid. What would you say first?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Something has changed since we advertised the job: we now need someone two evenings a week as well. How do you feel about that?',
      [],
      'Say if you can do it, and what it depends on.',
      'With flexible hours it would be possible, if I knew the days in advance.',
      {
        topics: [
          'evening*|fine|problem*|yes|possible|if|family|course|prefer|flexible|ok|okay|difficult|depends|hours|sure|money|pay*|extra|sorry|mind|surpris*|impossible|unfortunately|ready|all right|good for|be good|is good|sounds good|not good|very good|which day*|what days|the days|one of|i can|i could',
          'we can|can i|can do|not happy|not so|not ideal|not really|i’m not|too late|so late|late in|at night|the weekend|last bus|the bus|i can’t|can’t do|can’t work|be happy|i’m happy|happy to|my school|would be|i would|never work*|i never|my son|my baby|my daughter|my mother|my kids|my children',
          'at home|only one|not only|bad for|no|could be|could work|night person|night work*',
          'no objection|tricky|babysitter|little girl|my son|my daughter|my partner|one would|one evening|swap|in exchange|extra pay|overtime|home early|which days|if i know|my course|my class',
        ],
        other_wordings: [
          'There’s one thing you should know: the job now includes two evenings a week. What do you think about that?',
          'I have to be honest with you: we also need somebody on two evenings a week now. Would that be a problem?',
        ],
        reactions: [
          when(
            ['if|depends|as long as|provided', 'know|advance|plan*|early|weeks'],
            'You’d get the plan a month before, I promise.',
          ),
          when('pay*|money|extra|salary', 'It’s paid extra, of course.'),
          when(
            'family|husband|wife|my kids|my children|my son|my daughter|grand*|my mother|my father|my partner|look after|babysitter',
            [
              'I understand, my own children want me at home, too.',
              'Family comes first. You could swap with a colleague.',
            ],
          ),
          when('home|bus|train|late|dark', 'You could do the evenings from home after the training.'),
          when(
            'seem a lot|seems a lot|is a lot|too much|cannot|impossible|not possible|unfortunately|no evenings|isn’t possible',
            [
              'That’s a pity, but thank you for telling me now.',
              'I see. Maybe we can find a way with the other colleagues.',
            ],
          ),
          when('no problem|fine|don’t mind|ok|okay|sure|flexible|all right|of course', [
            'Wonderful, that makes things easier.',
            'That’s very flexible of you.',
          ]),
          on('no', [
            'That’s a pity, but thank you for telling me now.',
            'I see. Maybe we can find a way with the other colleagues.',
          ]),
          on('yes', 'Wonderful, that makes things easier.'),
          when('difficult|depends|if|one evening|prefer', 'We could try it with one evening at first.'),
          on('dont_know', 'Would one evening a week be easier for you?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Now it’s your turn. What would you like to know from us?',
      [
        'what|how|when|who|could|which|salary|hours|nothing|everything|clear|why|is there|is it|is the|are there|holidays|can i|can you|do you|do i|does the|will i|would i|where is|not really|no|the team|my team|i start|do we|training|are the',
      ],
      'Ask about the team, the training or the salary.',
      'How big is the team, and will there be any training at the start?',
      {
        other_wordings: [
          'I’ve asked enough. What questions do you have for us?',
          'Is there anything you’d like to ask us?',
        ],
        reactions: [
          when(
            'no questions|nothing|everything is clear|all clear|that’s all',
            'Then I’ll just tell you that the training takes two weeks.',
          ),
          on('no', 'Then I’ll just tell you that the training takes two weeks.'),
          on('dont_know', 'Most people ask about the team, the training or the hours. What about you?', {
            goes_to: 'stay',
          }),
          on('joke', 'Ha, nobody’s ever asked me that! And a question about the job?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'And one last thing. When could you start, and what would you hope to earn?',
      [],
      'Give a date, and say politely what you expect.',
      'I could start next month, and I would hope to earn a salary of about two thousand pounds.',
      {
        topics: [
          'start|could|immediately|soon|january|february|march|may|june|july|august|september|october|november|pounds|euros|thousand|salary|earn|tomorrow|spring|straight away|right away|money|pay|enough|average|negotiable|# hundred|*000|*00|this year|a year|per year|month|weeks|a week|next|today',
          'as usual|the usual|in summer|this summer|after the|after my|now|april|autumn|december|monday|a normal|you need me|when you',
        ],
        other_wordings: [
          'Finally, two practical questions: when could you start, and what salary do you have in mind?',
          'Let’s talk about the practical side: from when are you free, and how much would you like to earn?',
        ],
        reactions: [
          when('million|billion|ten thousand|hundred thousand|much as possible', [
            'I’d like that, too! I’m afraid it’ll be a little less.',
            'Then you’d earn more than our director!',
          ]),
          when(
            ['immediately|tomorrow|straight away|right away|next week', 'pounds|thousand|euros'],
            'So soon? Excellent. And the sum is possible.',
          ),
          when('immediately|tomorrow|straight away|right away|next week', 'So soon? That would help us a lot.'),
          when(
            ['january|february|march|may|june|july|august|september|october|november|weeks', 'pounds|thousand|euros'],
            ['That would suit us, and the sum is realistic.', 'Good. I’ll talk to our director about the money.'],
          ),
          when(
            'january|february|march|may|june|july|august|september|october|november|weeks',
            'That would suit us well.',
          ),
          when('average|negotiable|you decide|fair|enough', 'I think that we’d find a fair solution.'),
          when('pounds|thousand|euros|salary', 'I’ve made a note of that for our director.'),
          on('dont_know', 'Roughly, at least: next month, or later?', { goes_to: 'stay' }),
          on('joke', 'Let me write that down … no, I’d better not! When could you really start?', { goes_to: 'stay' }),
        ],
      },
    ),
  ],
  twists: [
    twist(
      2,
      'Oh, excuse the noise, they’re building a climbing wall next door. So, why did you apply to a travel company?',
    ),
    twist(
      5,
      'My colleague has just put a note on my desk: “Flight to Rome cancelled!” So, a customer is shouting at you on the phone. What would you do?',
    ),
    twist(
      8,
      'I’ve just had a message from Imran: he’d like to have somebody soon! When could you start, and what would you hope to earn?',
    ),
  ],
  starters: ['Good morning. Thank you for inviting me.', 'Nice to meet you, too.', 'I’m very happy to be here.'],
  opening_message: 'Good morning, and thank you for coming. I hope you found us without any trouble.',
  closing_message: 'Thank you for coming in, I’ve really enjoyed talking to you. You’ll hear from us by Friday!',
  correction: 'at_the_end',
})
