"""Makes Orca speak through `speech.py`. Orca runs this file when it starts."""
import os
import sys

sys.path.insert(0, os.environ['SPEECH_FOLDER'])
import speech as spoken
from orca import settings

sys.modules['orca.spoken'] = spoken
settings.speechServerFactory = 'spoken'
settings.speechFactoryModules = ['spoken']
settings.speechServerInfo = None
settings.enableSpeech = True
settings.enableBraille = False
settings.enableSound = False
settings.enableEchoByWord = False
