import { Disk } from 'flydrive'
import type { FileSettings } from '#server/settings/config.ts'

/** Milliseconds that a bucket may take to be reached, and to answer. */
const timeouts = { connectionTimeout: 3000, requestTimeout: 10_000 }

/** Files in a bucket of any storage that speaks like S3; what speaks it is loaded only here. */
export async function openBucket({
  endpoint,
  region,
  bucket,
  accessKeyId,
  secretAccessKey,
}: FileSettings): Promise<Disk> {
  const { S3Driver } = await import('flydrive/drivers/s3')
  return new Disk(
    new S3Driver({
      endpoint,
      region,
      bucket,
      credentials: { accessKeyId, secretAccessKey },
      // The bucket's name in the path works everywhere, in the host's name only where the DNS knows it.
      forcePathStyle: true,
      visibility: 'private',
      // Without this what is uploaded carries a checksum in the middle, which only Amazon takes out again.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      supportsACL: false,
      requestHandler: timeouts,
    }),
  )
}
