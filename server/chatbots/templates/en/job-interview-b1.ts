import { step, template, words } from '#server/chatbots/templates/write.ts'

export const jobInterviewB1 = template({
  id: 'job-interview-b1',
  name: 'A job interview',
  language: 'en',
  level: 'B1',
  description: 'You’ve been invited to an interview. Make a good impression, and find out if the job is right for you.',
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
})
