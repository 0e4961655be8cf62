import type { Template } from '#contract/teaching/chatbots.ts'
import { step, template, words } from '#server/chatbots/templates/write.ts'

export const jobInterview: readonly Template[] = [
  template({
    id: 'job-interview-a2',
    name: 'A summer job',
    language: 'en',
    level: 'A2',
    description: 'You’d like to work in an ice-cream shop this summer. Talk about yourself and the job.',
    role: 'Owner of an ice-cream shop by the sea in Brighton',
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
    steps: [
      step(
        'Tell me a little about yourself. Who are you, and what do you do?',
        [],
        'Say your name and if you go to school or work: “I’m …, and I …”.',
        'My name is Lena, and I go to school here in Brighton.',
      ),
      step(
        'Nice to meet you. Why would you like to work here?',
        ['because|like|love|want|ice cream|money|people|sea|summer|enjoy|learn|friend*|near|english|job|work|holiday*'],
        'Give a reason with “because”.',
        'Because I like meeting people, and I love ice cream.',
      ),
      step(
        'What are you good at?',
        [
          'good|can|friendly|fast|quick|maths|numbers|people|language*|help*|work*|cook*|clean*|tidy*|speak*|time|team|talk*|football|music|computer*|organi*',
        ],
        'Say what you can do well: “I’m good at …” or “I can …”.',
        'I’m friendly, and I can work fast.',
      ),
      step(
        'Have you ever had a job, or helped someone with theirs?',
        [
          'yes|no|not|never|helped|worked|work|help|parents|mother|father|shop|school|babysit*|garden|friend*|uncle|aunt|family|once|summer',
        ],
        'Talk about one thing you’ve done, or say “never” and what you do at home.',
        'Yes, I sometimes help my uncle in his shop.',
      ),
      step(
        'A little test: a customer says you’ve given them the wrong ice cream. What do you say?',
        ['sorry|problem|new|another|which|change|wait|moment|other|right|give|bring|what|course|apolog*|mistake'],
        'Be polite: say sorry and say what you’ll do.',
        'I’m sorry! I’ll give you a new one.',
      ),
      step(
        'Very good! We’re open every day from ten to eight. When can you work?',
        [
          'monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend*|day*|week|morning*|afternoon*|evening*|always|every|july|august|june|holiday*|#|summer',
        ],
        'Say days and times.',
        'I can work on Saturdays and Sundays, from ten to four.',
      ),
      step(
        'That works well. Do you have any questions for me?',
        ['how|what|when|where|who|can|is|are|do|does|much|hour|pay|start|clothes|ice cream|no|money'],
        'Ask about the pay, the uniform or your first day.',
        'How much is it per hour, and when can I start?',
      ),
    ],
    starters: [
      'Hello! I saw the sign in your window.',
      'Good afternoon. Are you looking for someone?',
      'Hi, I’d like to ask about the job.',
    ],
    opening_message: 'Hello there! Are you here about the summer job? Great, let’s sit down for a moment.',
    correction: 'prompt',
  }),
  template({
    id: 'job-interview-b1',
    name: 'A job interview',
    language: 'en',
    level: 'B1',
    description:
      'You’ve been invited to an interview. Make a good impression, and find out if the job is right for you.',
    role: 'HR manager at a travel company in Manchester',
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
    steps: [
      step(
        'To start with, could you tell me a bit about yourself and what you’ve done so far?',
        [],
        'Talk about school, training or jobs: “I’ve worked …”, “I’ve finished …”.',
        'I finished school two years ago, and since then I’ve worked in a hotel.',
      ),
      step(
        'Thank you. Why did you apply to a travel company?',
        [],
        'Say what interests you about it: “I’ve always …”, “I’m interested in …”.',
        'I’ve always been interested in other countries, and I enjoy helping people.',
      ),
      step(
        'What would you say is your greatest strength? Please give me an example.',
        [
          'example|when|once|good|patient|organi*|friendly|calm|quick*|learn*|team|listen*|pressure|language*|reliable|creative|strength|help*|work*|solve*|people|time',
        ],
        'Name one strength, and describe a time when it helped you.',
        'I stay calm under pressure. For example, once the hotel was overbooked and I found a solution.',
      ),
      step(
        'And what do you still find difficult?',
        [],
        'Choose something small, and say what you’re doing about it.',
        'I sometimes find it difficult to speak in front of a lot of people, so I practise.',
      ),
      step(
        'Imagine a customer shouts at you on the phone because a flight was cancelled. What would you do?',
        [
          'would|calm|listen|sorry|apolog*|explain|help|solution|another|flight|find|ask|understand|hotel|money|refund|polite*|offer',
        ],
        'Use “I would …”. Say what you would do first, and what next.',
        'I would stay calm, listen, and then look for another flight.',
      ),
      step(
        'Something has changed since we advertised the job: we now need someone two evenings a week as well. How do you feel about that?',
        [
          'evening*|fine|problem|no|yes|possible|would|could|if|family|course|prefer|days|which|can|flexible|ok|difficult|depends|hours',
        ],
        'Say if you can do it, and what it depends on.',
        'It would be possible if I knew the days in advance.',
      ),
      step(
        'That’s fair. What would you like to know from us?',
        ['what|how|when|who|is|are|will|would|could|can|does|do|which|salary|training|team|start|hours|holiday*'],
        'Ask about the team, the training or the salary.',
        'How big is the team, and will there be any training at the start?',
      ),
      step(
        'We’re a team of nine, and training takes two weeks. When could you start, and what would you hope to earn?',
        [
          '#|month|week*|start|could|from|immediately|soon|next|january|february|march|april|may|june|july|august|september|october|november|december|pounds|thousand|salary|earn|now',
        ],
        'Give a date, and say politely what you expect.',
        'I could start next month, and I would hope to earn about two thousand pounds.',
      ),
    ],
    starters: ['Good morning. Thank you for inviting me.', 'Nice to meet you, too.', 'I’m very happy to be here.'],
    opening_message: 'Good morning, and thank you for coming. I hope you found us without any trouble.',
    correction: 'at_the_end',
  }),
]
