/** Whether rows and answers are checked against the contract: in tests and in development, while `npm start` spends no time on it. */
export const isChecking: boolean = process.env.NODE_ENV === 'test' || process.env.NODE_ENV === 'development'
