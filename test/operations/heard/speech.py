"""Orca's speech, written to a file instead of heard: one line of JSON per utterance.

It is Orca's own Speech Dispatcher server with another client, so words for punctuation and pauses are as they are spoken. Reading from
the top, with which Orca begins on a new page, ends after its first words.
"""
import json
import os

from gi.repository import GLib
from orca import chnames, speechdispatcherfactory, speechserver

LOG = open(os.environ['SPEECH_FILE'], 'a', buffering=1, encoding='utf-8')


class Client:
    """What the server asks of a client of Speech Dispatcher."""

    def __getattr__(self, _name):
        return lambda *_args, **_options: None


class SpeechServer(speechdispatcherfactory.SpeechServer):
    def _init(self):
        self._client = Client()

    @staticmethod
    def getSpeechServers():
        return [SpeechServer.getSpeechServer()]

    @classmethod
    def getSpeechServer(cls, info=None):
        if 'spoken' not in cls._active_servers:
            cls('spoken')
        return cls._active_servers.get('spoken')

    def _debug_sd_values(self, prefix=''):
        pass

    def _say(self, text):
        LOG.write(json.dumps(text, ensure_ascii=False) + '\n')

    def speak(self, text=None, acss=None, interrupt=True):
        if text:
            self._say(getattr(self, '_SpeechServer__addVerbalizedPunctuation')(text))

    def speakCharacter(self, character, acss=None):
        self._say(chnames.getCharacterName(character) or character)

    def speakKeyEvent(self, event, acss=None):
        pass

    def sayAll(self, utteranceIterator, progressCallback):
        context, _acss = next(utteranceIterator)
        self._say(context.utterance)
        GLib.idle_add(progressCallback, context.copy(), speechserver.SayAllContext.INTERRUPTED)

    def stop(self):
        pass

    def shutdown(self):
        self._active_servers.pop('spoken', None)
