import { bytesToText, textToBytes } from '../bytes'
import { multipart } from './multipart'

const part = (name: string, fileName: string) => ({ name, fileName, bytes: textToBytes('content') })

describe('a form with a file', () => {
  it('has the text fields first, each between boundaries', () => {
    expect(bytesToText(multipart({ a: '1' }, part('file', 'p.jpg'), 'B')).split('\r\n')).toEqual([
      '--B',
      'Content-Disposition: form-data; name="a"',
      '',
      '1',
      '--B',
      'Content-Disposition: form-data; name="file"; filename="p.jpg"',
      'Content-Type: image/jpeg',
      '',
      'content',
      '--B--',
      '',
    ])
  })

  it('escapes names that would end the quotes or the line', () => {
    const text = bytesToText(multipart({ 'a"\r\nx: y': '' }, part('f', 'no-ending'), 'B'))
    expect(text).toContain('name="a%22%0D%0Ax: y"')
    expect(text).toContain('application/octet-stream')
  })
})
