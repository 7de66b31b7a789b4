process.env.TARO_ENV = 'h5'
process.env.TARO_APP_API = ''
