import { parentPort, workerData } from 'node:worker_threads'
import { readXlsx } from 'hucre/xlsx'

const { bytes } = workerData as { bytes: Uint8Array }
const { sheets } = await readXlsx(bytes)
parentPort?.postMessage(sheets[0]?.rows ?? [], [])
